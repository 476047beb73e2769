/** A slug proposed for an English title. */
export const proposedSlug = (title: string) =>
  title
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** Splits comma-separated text. */
export const apart = (text: string) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
