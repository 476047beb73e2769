/** What the reader chose and who is signed in, known before the first paint of a page that was cached for everybody. */
const reader = `var e=document.documentElement,s,u;try{s=localStorage.getItem('mantine-color-scheme-value');u=JSON.parse(localStorage.getItem('iid_consultancy_user'))}catch(_){}if(s!=='light'&&s!=='dark')s=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';e.setAttribute('data-mantine-color-scheme',s);if(u&&u.token&&/^(user|consultant|admin)$/.test(u.type))e.setAttribute('data-signed-in',u.type)`

/** Scripts that the server put off begin after the first paint, or soon in a tab that is not looked at and so never paints. */
const scripts = `var b=0,d=document;function go(){if(b++)return;d.querySelectorAll('link[rel=later]').forEach(function(l){l.rel='modulepreload'});d.querySelectorAll('script[type=later]').forEach(function(o){var n=d.createElement('script');n.type='module';n.text=o.text;d.head.append(n)})}addEventListener('DOMContentLoaded',function(){requestAnimationFrame(function(){setTimeout(go)});setTimeout(go,500)})`

/** Runs while the page is read. Constant text: its hash stands in every page's policy. */
export const bootScript = `(function(){${reader};${scripts}})()`
