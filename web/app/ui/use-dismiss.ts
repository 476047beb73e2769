import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * Closes a floating element: on Esc (focus returns to its button), a press outside, focus moving away, or navigation.
 */
export function useDismiss(open: boolean, close: () => void, area: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes whenever the path changes.
  useEffect(() => close(), [pathname])

  useEffect(() => {
    if (!open) return
    const outside = (event: Event) => {
      if (event.target instanceof Node && !area.current?.contains(event.target)) close()
    }
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      area.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
      close()
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    document.addEventListener('keydown', onEscape)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
      document.removeEventListener('keydown', onEscape)
    }
  }, [open, close, area])
}
