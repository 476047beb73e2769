/** Maximum number of alternative spellings of an industry's name. */
export const SPELLINGS_MAX = 30

export const CATALOGUE_FILE_MAX_CHARACTERS = 80_000
