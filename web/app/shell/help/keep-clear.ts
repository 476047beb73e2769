/** What the bubble must not cover: prices and all controls. */
const FREE_SPACE = 'a, button, input, select, textarea, label, summary, .pm-num, [data-choice-bar]'
/** Close enough that no line of text fits between two points. */
const STEP_PX = 13
const REST_MS = 150

/** Still read by screen readers. */
const UNSEEN = 'position: absolute; clip-path: inset(50%)'

/**
 * Marks on the bubble whether it is clear of controls and prices, and shows its word only then: the icon alone fits
 * beside a wide page. Checked again after scrolling or resizing has stopped; unmarked in between.
 */
export function keepClear(bubble: HTMLElement) {
  let resting: ReturnType<typeof setTimeout> | undefined
  const word = bubble.querySelector<HTMLElement>('button > span')
  const look = () => {
    word?.removeAttribute('style')
    const isClear = !liesOnSomething(bubble)
    if (!isClear) word?.setAttribute('style', UNSEEN)
    bubble.setAttribute('data-clear', isClear ? 'yes' : 'no')
  }
  const onMove = () => {
    bubble.removeAttribute('data-clear')
    clearTimeout(resting)
    resting = setTimeout(look, REST_MS)
  }
  const sizes = new ResizeObserver(onMove)
  sizes.observe(document.body)
  // In the capture phase, to include rows that scroll sideways.
  document.addEventListener('scroll', onMove, { capture: true, passive: true })
  window.addEventListener('resize', onMove)
  return () => {
    clearTimeout(resting)
    sizes.disconnect()
    document.removeEventListener('scroll', onMove, { capture: true })
    window.removeEventListener('resize', onMove)
  }
}

function liesOnSomething(bubble: HTMLElement) {
  const { left, top, right, bottom } = bubble.getBoundingClientRect()
  for (let x = left; x <= right; x += STEP_PX)
    for (let y = top; y <= bottom; y += STEP_PX)
      if (document.elementsFromPoint(x, y).some((under) => !bubble.contains(under) && under.closest(FREE_SPACE)))
        return true
  return false
}
