/**
 * Offline the router cannot fetch what a page needs. The service worker has the saved pages and the offline page, so
 * links are followed by the browser itself; without a worker the page stays, and the pressed address is passed on.
 * Returns the stop function.
 */
export function followLinks(hold: (href: string) => void) {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!link || !isPlain || link.target || link.hasAttribute('download')) return
    if (!link.href.startsWith(`${window.location.origin}/`)) return
    if (link.hash && link.pathname === window.location.pathname && link.search === window.location.search) return
    event.preventDefault()
    event.stopPropagation()
    if (navigator.serviceWorker?.controller) window.location.assign(link.href)
    else hold(link.href)
  }
  document.addEventListener('click', follow, true)
  return () => document.removeEventListener('click', follow, true)
}
