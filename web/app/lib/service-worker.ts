/** Stores an offline page on the device; called once the page has everything it needs itself. */
export function registerServiceWorker() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () => {
    // If the browser refuses, there is only no offline page.
    navigator.serviceWorker.register('/sw.js').catch(() => undefined)
    // A worker activated while this page was loading may not control it; any message makes it take control.
    navigator.serviceWorker.ready.then(({ active }) => {
      if (!navigator.serviceWorker.controller) active?.postMessage({})
    })
  }
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}
