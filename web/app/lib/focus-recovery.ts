import { FOCUSABLE, focusHeading, focusOn } from './focus.ts'

const ROW = 'li, tr, article, fieldset'
const REGION = 'section, dialog, [role="dialog"], main'
const HEADING = 'h1, h2, h3'
/** Disabled only until the request is answered. */
const BUSY = '[data-loading], [aria-busy="true"]'

/**
 * When the focused element is removed or disabled, browsers silently drop the focus to the body. This moves it to what
 * replaced the element, otherwise to the neighbouring row or control, otherwise to the heading above. `signal` stops
 * it.
 */
export function recoverLostFocus(focused: Element, meanwhile: readonly MutationRecord[], signal: AbortSignal) {
  let last: Element | null = focused
  let isBusy = false
  const remember = ({ target }: Event) => {
    last = target as Element
    isBusy = false
  }
  // A press outside all controls means no focus is wanted.
  const erase = () =>
    queueMicrotask(() => {
      if (last?.isConnected && !last.matches(':disabled') && document.activeElement === document.body) last = null
    })
  const recover = (records: MutationRecord[]) => {
    if (!last || last === document.body) return
    const { activeElement } = document
    if (activeElement?.matches('main') && activeElement === last) return void focusOn(activeElement.querySelector('h1'))
    if (activeElement !== document.body && activeElement !== last) return
    if (last.isConnected) recoverDisabled(last)
    else focusOn(placeAfter(last, records)) || focusHeading()
  }
  const recoverDisabled = (control: Element) => {
    if (!control.matches(':disabled')) {
      if (isBusy) focusOn(control)
    } else if (control.matches(BUSY)) isBusy = true
    else focusOn(headingAbove(control)) || focusHeading()
  }
  document.addEventListener('focusin', remember, { signal })
  document.addEventListener('focusout', erase, { signal })
  // The focus may have been lost while this was loading.
  if (!focused.isConnected && document.activeElement === document.body)
    focusOn(placeAfter(focused, meanwhile)) || focusHeading()
  else last = document.activeElement
  const observer = new MutationObserver(recover)
  signal.addEventListener('abort', () => observer.disconnect())
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'data-loading', 'aria-busy'],
  })
}

/** Where to continue after an element that these mutations removed. */
function placeAfter(lost: Element, records: readonly MutationRecord[]): Element | null {
  if (lost.matches('main, h1')) return null
  const removal = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(lost)))
  const parent = removal?.target
  if (!(parent instanceof Element) || !parent.isConnected) return null
  const root = [...removal!.removedNodes].find((node) => node.contains(lost)) as Element
  const added = records.filter(({ target }) => target === parent).flatMap(({ addedNodes }) => [...addedNodes])
  const neighbours = root.matches(ROW) ? [removal!.nextSibling, removal!.previousSibling] : []
  for (const node of added) {
    const found = within(node, HEADING) ?? within(node, FOCUSABLE)
    if (found) return found
  }
  for (const node of neighbours) {
    const found = within(node, FOCUSABLE)
    if (found) return found
  }
  return [...parent.children].find((child) => child.matches(FOCUSABLE) && isShown(child)) ?? headingAbove(parent)
}

function headingAbove(place: Element): Element | null {
  for (let region = place.closest(REGION); region; region = region.parentElement?.closest(REGION) ?? null) {
    const heading = within(region, HEADING)
    if (heading) return heading
  }
  return null
}

function within(node: Node | null, selector: string): Element | null {
  if (!(node instanceof Element) || !node.isConnected) return null
  return [node, ...node.querySelectorAll(selector)].find((one) => one.matches(selector) && isShown(one)) ?? null
}

const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
