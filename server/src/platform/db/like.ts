const escaped = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&')

/** LIKE patterns for a text that a person typed: `%` and `_` have no special meaning in it. */
export const containing = (text: string) => `%${escaped(text)}%`
export const startingWith = (text: string) => `${escaped(text)}%`
