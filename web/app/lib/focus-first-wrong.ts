/** Focuses the first invalid field once it is marked: the pressed button may be far from it. */
export const focusFirstWrong = () =>
  requestAnimationFrame(() => document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus())
