/** The primary colour of the product's own design. */
export const STANDARD_COLOUR = '#0b5c6b'
export const HEX_COLOUR = /^#[0-9a-f]{6}$/
/** WCAG AA for text. */
export const READABLE = 4.5

const [WHITE, BLACK] = ['#ffffff', '#000000']
/** Text on the primary colour in the dark scheme, and the page there, as in tokens.css. */
const [DARK_TEXT, NIGHT] = ['#0b1a1f', '#101b20']

type Rgb = [number, number, number]
const rgbOf = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Rgb
const hexOf = (rgb: number[]) => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** `share` of the second colour in the first. */
function mix(one: string, other: string, share: number) {
  const added = rgbOf(other)
  return hexOf(rgbOf(one).map((part, index) => part * (1 - share) + added[index]! * share))
}

function luminance(hex: string) {
  const [red, green, blue] = rgbOf(hex).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two colours by WCAG, 1 to 21. */
export function contrast(one: string, other: string) {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

const STEPS = Array.from({ length: 21 }, (_, step) => step / 20)
/** The first mixture towards another colour that is light or dark enough; at the end the other colour itself. */
const towards = (colour: string, other: string, isEnough: (luminance: number) => boolean) =>
  STEPS.map((share) => mix(colour, other, share)).find((mixed) => isEnough(luminance(mixed))) ?? other
const lighter = (colour: string, least: number) => towards(colour, WHITE, (mixed) => mixed >= least)
const darker = (colour: string, most: number) => towards(colour, BLACK, (mixed) => mixed <= most)

/** Whether white text on buttons of this colour can be read; everything else is derived from it so that it can. */
export const isReadableColour = (primary: string) => contrast(primary, WHITE) >= READABLE

/** The colours of the design that follow from the primary one, by the names of their tokens in each scheme. */
export function brandColours(primary: string) {
  // Links stand on sunken wells and on soft fills, too, which are darker than the paper.
  const link = darker(primary, 0.135)
  const shared = { 'on-band-2': lighter(primary, 0.6), 'room-active': darker(primary, 0.07) }
  const [hover, light] = [mix(primary, BLACK, 0.2), lighter(primary, 0.42)]
  return {
    light: {
      ...shared,
      primary,
      'primary-hover': hover,
      'primary-soft': mix(primary, WHITE, 0.88),
      'primary-line': mix(primary, WHITE, 0.65),
      'primary-ink': link,
      focus: link,
      'chart-1': primary,
      band: darker(primary, 0.04),
      'band-2': darker(primary, 0.06),
      pattern: `${primary}17`,
    },
    dark: {
      ...shared,
      primary: light,
      'primary-hover': lighter(primary, 0.53),
      'primary-soft': mix(primary, NIGHT, 0.7),
      'primary-line': mix(primary, NIGHT, 0.35),
      'primary-ink': lighter(primary, 0.53),
      'on-primary': DARK_TEXT,
      'chart-1': light,
      band: darker(primary, 0.02),
      'band-2': darker(primary, 0.035),
      pattern: `${light}17`,
    },
  }
}
