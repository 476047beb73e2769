import type { FastifyInstance } from 'fastify'
import { brandColours } from '#contract/settings/brand-colours.ts'
import { BRAND_PICTURES, SMALL_ICON } from '#contract/settings/constants.ts'
import { Settings } from '#contract/settings/endpoints.ts'

const standardColour = Settings.parse({}).primaryColour
/** The band of our own design, which is a shade of its own. */
const STANDARD_BAND = '#0a3b46'

export const bandOf = ({ primaryColour }: Pick<Settings, 'primaryColour'>) =>
  primaryColour === standardColour ? STANDARD_BAND : brandColours(primaryColour).light.band

/** What a phone shows of the installed product. */
export function serveManifest(app: FastifyInstance) {
  const { readSettings, now } = app.services
  app.get('/manifest.webmanifest', async (_request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, no-cache')
      .send(JSON.stringify(manifestOf(await readSettings(now())))),
  )
}

function manifestOf(settings: Settings) {
  const { productName: name, appIcon } = settings
  return {
    id: '/',
    name,
    short_name: name,
    description: 'Book a business consultant by video, audio or in writing.',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#fbf7ef',
    theme_color: bandOf(settings),
    lang: 'en-IN',
    categories: ['business', 'productivity'],
    icons: appIcon ? iconsOf(appIcon) : STANDARD_ICONS,
    shortcuts: [
      { name: 'Find a consultant', url: '/consultants' },
      { name: 'My bookings', url: '/dashboard' },
    ],
  }
}

const icon = (src: string, size: number) => ({ src, sizes: `${size}x${size}`, type: 'image/png' })
const iconsOf = (name: string) => [
  icon(`${BRAND_PICTURES}${SMALL_ICON}${name}`, 192),
  icon(`${BRAND_PICTURES}${name}`, 512),
]
const STANDARD_ICONS = [
  icon('/icons/icon-192.png', 192),
  icon('/icons/icon-512.png', 512),
  { ...icon('/icons/icon-maskable-512.png', 512), purpose: 'maskable' },
]
