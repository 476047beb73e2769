import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const publicDir = join(import.meta.dirname, '../web/public')
const brand = (name: string) => readFile(join(publicDir, 'brand', name))

/** `npm run app-icons`: the icons of the installed app and the preview of shared links, drawn from the logo. */
const icon = await brand('app-icon.svg')
await mkdir(join(publicDir, 'icons'), { recursive: true })
await square('icon-192.png', 192)
await square('icon-512.png', 512)
await square('apple-touch-icon.png', 180)
/** A launcher may crop it to a circle: the drawing stays within the inner four fifths. */
await sharp(await sharp(icon).resize(410).png().toBuffer())
  .extend({ top: 51, bottom: 51, left: 51, right: 51, background: '#0a3b46' })
  .png({ compressionLevel: 9 })
  .toFile(join(publicDir, 'icons/icon-maskable-512.png'))
await socialCard()

function square(name: string, size: number) {
  return sharp(icon, { density: 300 })
    .resize(size)
    .png({ compressionLevel: 9 })
    .toFile(join(publicDir, 'icons', name))
}

async function socialCard() {
  const logo = await sharp(await brand('logo-on-dark.svg'), { density: 300 })
    .resize(560)
    .png()
    .toBuffer()
  const buti = await sharp(await brand('border-buti-light.svg'), { density: 200 })
    .resize(72, 30)
    .png()
    .toBuffer()
  const border = await sharp({ create: { width: 1200, height: 30, channels: 4, background: '#0a3b46' } })
    .composite([{ input: buti, tile: true }])
    .png()
    .toBuffer()
  await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#0a3b46' } })
    .composite([
      { input: logo, gravity: 'centre' },
      { input: border, top: 28, left: 0 },
      { input: border, top: 572, left: 0 },
    ])
    .png({ compressionLevel: 9 })
    .toFile(join(publicDir, 'brand/social-card.png'))
}
