/** What the reader chose and who is signed in, known before the first paint of a page that was cached for everybody. */
const reader = `var e=document.documentElement,s,u;try{s=localStorage.getItem('mantine-color-scheme-value');u=JSON.parse(localStorage.getItem('iid_consultancy_user'))}catch(_){}if(s!=='light'&&s!=='dark')s=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';e.setAttribute('data-mantine-color-scheme',s);if(u&&u.token&&/^(user|consultant|admin)$/.test(u.type))e.setAttribute('data-signed-in',u.type)`

/**
 * Scripts that the server put off begin when the page stands there in its own letters, and half a second after it was read at
 * the latest: on a weak network, and in a tab that is not looked at and so never paints. The libraries, by far the most of
 * them, come to life first and alone: in one go with the rest a slow phone would not hear a thumb meanwhile.
 */
const scripts = `
var page=document,begun=false;
function add(what,value){var s=page.createElement('script');s.type='module';s[what]=value;page.head.append(s);return s}
function rest(){page.querySelectorAll('script[type=later]').forEach(function(s){add('text',s.text)})}
function begin(){
if(begun)return;begun=true;
page.querySelectorAll('link[rel=later]').forEach(function(l){l.rel='modulepreload'});
var libraries=page.querySelector('link[href*="/vendor-"]');
if(!libraries)return rest();
var first=add('src',libraries.href);first.onload=first.onerror=rest
}
addEventListener('DOMContentLoaded',function(){
requestAnimationFrame(function(){setTimeout(function(){page.fonts.ready.then(begin)})});
setTimeout(begin,500)
})`

/** Runs while the page is read. Constant text: its hash stands in every page's policy. */
export const bootScript = `(function(){${reader};${scripts}})()`
