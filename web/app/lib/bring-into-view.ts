/** For an alert whose button may be in a bottom bar, far from it. */
export const bringIntoView = (alert: HTMLElement | null) => {
  alert?.scrollIntoView({ block: 'nearest' })
}
