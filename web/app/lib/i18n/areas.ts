/**
 * The parts of the site whose Hindi texts are loaded together (web/app/texts/<area>.ts), with the areas that are always
 * loaded with each.
 */
export const areas = {
  shell: [],
  server: [],
  public: [],
  accounts: [],
  shop: ['public'],
  bookings: ['public'],
  talks: ['public'],
  questions: ['accounts', 'public', 'shop', 'bookings'],
  room: ['public', 'bookings', 'talks'],
  dashboard: ['accounts', 'public', 'shop', 'bookings', 'talks'],
  consultant: ['accounts', 'public', 'shop', 'bookings', 'talks'],
  admin: ['accounts', 'public', 'shop', 'bookings', 'talks', 'questions'],
} as const
export type Area = keyof typeof areas

/** Loaded on every page. */
export const everywhere: readonly Area[] = ['shell', 'server']

/** The areas, and those that are always loaded with them. */
export const withCompanions = (named: readonly Area[]): Area[] => [
  ...new Set([...everywhere, ...named.flatMap((area) => [...areas[area], area])]),
]

/** `export const handle` of a route: the areas whose texts its page shows. */
export interface TextsHandle {
  texts: readonly Area[]
}

const namesTexts = (handle: unknown): handle is TextsHandle =>
  typeof handle === 'object' && handle !== null && 'texts' in handle

/** The areas of a page. The innermost route that names some decides. */
export const areasOfPage = (matches: readonly { handle: unknown }[]): Area[] =>
  withCompanions(matches.map(({ handle }) => handle).findLast(namesTexts)?.texts ?? [])
