/** Margins, padding and gaps, in px: steps of 4, and half steps within controls and cards. Below 4 px it is optical correction. */
export const SPACES = [
  ...[0, 1, 2, 3],
  ...[4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24],
  ...[28, 32, 36, 40, 44, 48, 56, 64, 72, 80, 96],
] as const

/** Type sizes in rem, in steps of a sixteenth up to the size of headings. */
export const TYPE_SIZES = [
  ...[0.75, 0.8125, 0.875, 0.9375, 1, 1.0625, 1.125, 1.1875, 1.25, 1.3125, 1.375],
  ...[1.5, 1.625, 1.75, 1.875, 2, 2.125, 2.25, 2.5, 2.75, 3, 3.5, 4],
] as const
