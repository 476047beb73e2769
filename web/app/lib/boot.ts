/** What the reader chose and who is signed in, known before the first paint of a page that was cached for everybody. */
const reader = `var e=document.documentElement,s,u;try{s=localStorage.getItem('mantine-color-scheme-value');u=JSON.parse(localStorage.getItem('iid_consultancy_user'))}catch(_){}if(s!=='light'&&s!=='dark')s=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';e.setAttribute('data-mantine-color-scheme',s);if(u&&u.token&&/^(user|consultant|admin)$/.test(u.type))e.setAttribute('data-signed-in',u.type)`

/**
 * Scripts that the server put off begin when the page stands there in its own letters, and half a second after it was read at
 * the latest: on a weak network, and in a tab that is not looked at and so never paints. The libraries, by far the most of
 * them, come to life first and alone: in one go with the rest a slow phone would not hear a thumb meanwhile.
 */
const scripts = `
var page=document,begun=false;
function add(what,value){var s=page.createElement('script');s.type='module';s[what]=value;s.onerror=giveUp;page.head.append(s);return s}
function rest(){page.querySelectorAll('script[type=later]').forEach(function(s){add('text',s.text)})}
function begin(){
if(begun)return;begun=true;
page.querySelectorAll('link[rel=later]').forEach(function(l){l.rel='modulepreload'});
var libraries=page.querySelector('link[href*="/vendor-"]');
if(!libraries)return rest();
var first=add('src',libraries.href);first.onload=rest;
first.onerror=function(){giveUp();rest()}
}
addEventListener('DOMContentLoaded',function(){
requestAnimationFrame(function(){setTimeout(function(){page.fonts.ready.then(begin)})});
setTimeout(begin,500)
})`

/**
 * Presses that come before React has taken over their element are remembered and done again once it has; until then the
 * element shows that it was pressed. React claims an element while it renders and listens only after the commit, so a press waits
 * for one look more. Links and forms with a method work without scripts and are left alone; `data-scripted` marks
 * a form that should wait all the same. The last press of a radio button or checkbox counts. When a script fails to load, or
 * a minute passes, forms that wait are sent as they are.
 *
 * A reader outside India sees the times drawn anew in their own zone, and a slot that was pressed may be another element
 * then, or on a day that is not open: the press goes to the element of the same name and value, else into the address.
 */
const presses = `
var waiting=[],failed=false,looks=0;
function taken(e){return Object.keys(e).some(function(k){return k.indexOf('__reactProps$')===0})}
function giveUp(){failed=true;waiting.splice(0).forEach(function(w){if(w.e.submit)w.e.submit()})}
function remember(e,again){
var idle=!waiting.length,before=waiting.findIndex(function(w){return w.e===e});
if(before>=0){if(e.type!=='radio'&&e.type!=='checkbox')return;waiting.splice(before,1)}
e.setAttribute('data-pressed','');waiting.push({e:e,again:again});if(idle)look()
}
function look(){
while(waiting.length){
var w=waiting[0];if(!w.e.isConnected)follow(w);
var here=w.e.isConnected,ready=w.ready;w.ready=taken(w.e);
if(here&&!(ready&&w.ready))break;
waiting.shift();w.e.removeAttribute('data-pressed');if(here)w.again(w.e);else if(w.e.name==='at')choose(w.e.value)
}
if(waiting.length)if(++looks>1200)giveUp();else setTimeout(look,50)
}
function follow(w){
if(!w.e.name||!w.e.value)return;
var same=[].find.call(document.getElementsByName(w.e.name),function(o){return o.type===w.e.type&&o.value===w.e.value});
if(same){w.e=same;w.ready=false;same.setAttribute('data-pressed','')}
}
function choose(at){var query=new URLSearchParams(location.search);query.set('at',at);location.search=query}
addEventListener('click',function(event){
var e=event.target.closest&&event.target.closest('button,input[type=radio],input[type=checkbox]');
if(!e||e.disabled||taken(e)||failed)return;
if(e.type==='radio'||e.type==='checkbox'){var on=e.checked;return remember(e,function(e){e.checked=!on;e.click()})}
if(e.type==='submit'&&e.form)return;
event.preventDefault();remember(e,function(){e.click()})
},true);
addEventListener('submit',function(event){
var form=event.target,by=event.submitter;
if(form.hasAttribute('method')&&!form.hasAttribute('data-scripted')||taken(form)||failed)return;
event.preventDefault();if(by)by.setAttribute('data-pressed','');
remember(form,function(){if(by)by.removeAttribute('data-pressed');form.requestSubmit(by&&by.form===form?by:null)})
},true);`

/** Runs while the page is read. Constant text: its hash stands in every page's policy. */
export const bootScript = `(function(){${reader};${presses}${scripts}})()`
