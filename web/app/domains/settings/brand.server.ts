import { createHash } from 'node:crypto'
import { brandColours, STANDARD_COLOUR } from '#contract/settings/brand-colours.ts'
import { BRAND_PICTURES, SMALL_ICON } from '#contract/settings/constants.ts'

export interface SiteBrand {
  /** Colour of the browser's own bars. */
  band: string
  /** Path of the picture for shared links of pages that have none of their own. */
  card: string
  favicon: string
  touchIcon: string
  icon: string
  /** A style sheet, if the look differs from our own design. */
  style?: string
}

interface Look {
  primaryColour: string
  logo: string
  logoOnDark: string
  appIcon: string
}

/** Our own design. The paths are data, not code, so that they do not weigh on the scripts of each page. */
const STANDARD = {
  band: '#0a3b46',
  card: '/brand/social-card.png',
  favicon: '/favicon.svg',
  touchIcon: '/icons/apple-touch-icon.png',
  icon: '/icons/icon-512.png',
}

/** What every page shows of the brand beside its name. */
export function siteBrand(look: Look | null | undefined, name: string): SiteBrand {
  if (!look) return STANDARD
  const version = createHash('sha256')
    .update(JSON.stringify([look, name]))
    .digest('hex')
    .slice(0, 8)
  const small = look.appIcon && BRAND_PICTURES + SMALL_ICON + look.appIcon
  return {
    ...STANDARD,
    style: brandStyle(look),
    // Its address changes with it, because messengers cache it.
    card: `/media/social/site.png?v=${version}`,
    ...(look.primaryColour !== STANDARD_COLOUR && { band: brandColours(look.primaryColour).light.band }),
    ...(small && { favicon: small, touchIcon: small, icon: BRAND_PICTURES + look.appIcon }),
  }
}

const SIZE = /-(\d+)x(\d+)\.png$/
const url = (picture: string) => `url("${BRAND_PICTURES}${picture}")`

/**
 * The tokens that differ from our own design, as a style sheet; empty for none. The selectors are as specific as those
 * of Mantine's variables, which stand before it.
 */
function brandStyle(look: Look) {
  const schemes = coloursOf(look)
  const pictures = {
    ...logosOf(look),
    ...(look.appIcon && { 'pm-mark': url(look.appIcon), 'pm-icon': url(SMALL_ICON + look.appIcon) }),
  }
  return rule('', pictures) + rule('="light"', schemes.light) + rule('="dark"', schemes.dark)
}

const ATTRIBUTE = 'data-mantine-color-scheme'
function rule(scheme: string, values: Record<string, string>) {
  const written = Object.entries(values).map(([name, value]) => `--${name}:${value}`)
  return written.length > 0 ? `[${ATTRIBUTE}${scheme}][${ATTRIBUTE}]{${written.join(';')}}` : ''
}

function logosOf({ logo, logoOnDark }: Look): Record<string, string> {
  const [, width, height] = SIZE.exec(logo) ?? []
  if (!width || !height) return {}
  return { 'pm-logo': url(logo), 'pm-logo-dark': url(logoOnDark), 'pm-logo-ratio': `${width} / ${height}` }
}

/** The shades of Mantine's own variables that components show. */
function coloursOf({ primaryColour }: Look): Record<'light' | 'dark', Record<string, string>> {
  if (primaryColour === STANDARD_COLOUR) return { light: {}, dark: {} }
  const { light, dark } = brandColours(primaryColour)
  const shades = {
    'mantine-color-peacock-3': dark.primary,
    'mantine-color-peacock-4': dark['primary-hover'],
    'mantine-color-peacock-7': light.primary,
    'mantine-color-peacock-8': light['primary-hover'],
  }
  const tokens = (scheme: Record<string, string>) =>
    Object.fromEntries(Object.entries(scheme).map(([name, value]) => [`pm-${name}`, value]))
  return { light: { ...tokens(light), ...shades }, dark: { ...tokens(dark), ...shades } }
}
