/**
 * A test runs at both screen sizes unless it is tagged. Where the size makes no difference, one is enough, with half of
 * the tests at each; playwright.config.ts excludes them from the other project before any setup.
 */
export const ON_DESKTOP = { tag: '@desktop' }
export const ON_PHONE = { tag: '@phone' }

/** Long waits and full figures: only in `npm run stress`. */
export const IN_STRESS = { tag: '@stress' }
