/** Preferences and the signed-in account, applied before the first paint of a page cached for everyone. */
const reader = `var e=document.documentElement,s,u;try{s=localStorage.getItem('mantine-color-scheme-value');u=JSON.parse(localStorage.getItem('iid_consultancy_user'))}catch(_){}if(s!=='light'&&s!=='dark')s=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';e.setAttribute('data-mantine-color-scheme',s);if(u&&u.token&&/^(user|consultant|admin)$/.test(u.type))e.setAttribute('data-signed-in',u.type)`

/**
 * Deferred scripts start once the page is displayed in its own fonts, and half a second after it was parsed at the
 * latest: for weak networks, and for background tabs, which never paint. The libraries, by far the largest part, run
 * first and alone: in one task with the rest they would block a slow phone's input.
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
 * Presses before hydration are recorded and replayed once their element is hydrated; until then the element shows that
 * it was pressed. React claims an element while rendering and listens only after the commit, so a press waits one more
 * check. Links and forms with a method work without scripts and are left alone; `data-scripted` marks a form that
 * should wait all the same. Of a radio button or checkbox the last press counts. If a script fails to load, or a minute
 * passes, waiting forms are submitted natively. A reader outside India sees times re-rendered in their own zone, so a
 * pressed slot may then be another element, or on a day that is not open: the press goes to the element of the same
 * name and value, otherwise into the address.
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

/** Runs while the page is parsed. Constant text: its hash is in every page's CSP. */
export const bootScript = `(function(){${reader};${presses}${scripts}})()`
