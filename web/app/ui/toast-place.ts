const CONTROL = 'a, button, input, select, textarea, summary, label, [role="switch"]'
const GAP_PX = 12

/**
 * Moves the toasts away from the control that was just used: below it at the top of a screen, above it at the bottom,
 * so that a second press and the button's new state are not covered.
 */
export function clearUsedControl(corner: HTMLElement) {
  for (const edge of ['top', 'bottom']) corner.style.removeProperty(`--away-from-${edge}`)
  let away = 0
  for (const control of usedControls()) {
    const toast = corner.getBoundingClientRect()
    const used = control.getBoundingClientRect()
    if (!overlap(toast, used)) continue
    const isAbove = toast.top < window.innerHeight / 2
    away += (isAbove ? used.bottom - toast.top : toast.bottom - used.top) + GAP_PX
    // By edge: a sheet that opens later moves the toast to the other one, where this distance means nothing.
    corner.style.setProperty(`--away-from-${isAbove ? 'top' : 'bottom'}`, `${away}px`)
  }
}

/** The focused control, and the one under the pointer: Safari does not focus a pressed button. */
function usedControls() {
  const hovered = [...document.querySelectorAll(':hover')].at(-1)
  const controls = [document.activeElement, hovered].flatMap((element) => element?.closest<HTMLElement>(CONTROL) ?? [])
  return new Set(controls.filter((control) => !control.closest('[data-toasts]')))
}

const overlap = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom + GAP_PX / 2 && b.top - GAP_PX / 2 < a.bottom
