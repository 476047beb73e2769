/** Tab stops. */
export const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]'

/** Moves the focus without scrolling; makes a heading focusable. Returns whether it succeeded. */
export function focusOn(target: Element | null | undefined): boolean {
  if (!(target instanceof HTMLElement) || target === document.body || !target.isConnected) return false
  if (!target.matches(FOCUSABLE)) target.tabIndex = -1
  target.focus({ preventScroll: true })
  return document.activeElement === target
}

/** Moves the focus to the page's title, or to its content until the title has loaded. */
export const focusHeading = () => focusOn(document.querySelector('main h1')) || focusOn(document.querySelector('main'))

export const isInDialog = (element: Element | null) => element?.closest('dialog, [role="dialog"]') != null
