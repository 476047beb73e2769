/**
 * A test runs on both sizes of screen unless it says otherwise. Where the size changes nothing one is enough, and half of
 * them are proved on each; playwright.config.ts leaves them out of the other project before anything is set up for them.
 */
export const ON_DESKTOP = { tag: '@desktop' }
export const ON_PHONE = { tag: '@phone' }

/** Long waits and full figures: these run with `npm run stress` only. */
export const IN_STRESS = { tag: '@stress' }
