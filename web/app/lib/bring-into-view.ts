/** For an alert whose button may stand in a bar at the foot, far from it. */
export const bringIntoView = (alert: HTMLElement | null) => {
  alert?.scrollIntoView({ block: 'nearest' })
}
