import { type RefObject, useEffect } from 'react'

/** Whatever had the focus and is gone leaves it to the heading: nobody is thrown back to the beginning of the page. */
export function useFocusKept(area: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { current } = area
    if (!current) return
    let last: EventTarget | null = null
    const note = ({ target }: FocusEvent) => {
      last = target
    }
    const keep = () => {
      if (!(last instanceof Node) || last.isConnected || document.activeElement !== document.body) return
      last = null
      const heading = current.querySelector('h1')
      if (heading) heading.tabIndex = -1
      heading?.focus()
    }
    const changes = new MutationObserver(keep)
    changes.observe(current, { childList: true, subtree: true })
    current.addEventListener('focusin', note)
    return () => {
      changes.disconnect()
      current.removeEventListener('focusin', note)
    }
  }, [area])
}
