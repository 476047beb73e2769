/** Selectable periods of the back-office overview in days; strings, because they are query parameters. */
export const OVERVIEW_DAYS = ['7', '14', '30', '90'] as const
