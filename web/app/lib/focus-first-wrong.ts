/** Leads to the first field that is marked wrong, once it is: the button that was pressed may stand far from it. */
export const focusFirstWrong = () =>
  requestAnimationFrame(() => document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus())
