/**
 * Runs before the first paint, so that a page cached for everybody shows the reader's own scheme, and no login button to
 * somebody who is signed in. Constant text: its hash stands in every page's policy.
 */
export const bootScript = `(function(){var e=document.documentElement,s,u;try{s=localStorage.getItem('mantine-color-scheme-value');u=JSON.parse(localStorage.getItem('iid_consultancy_user'))}catch(_){}if(s!=='light'&&s!=='dark')s=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';e.setAttribute('data-mantine-color-scheme',s);if(u&&u.token&&/^(user|consultant|admin)$/.test(u.type))e.setAttribute('data-signed-in',u.type)})()`
