import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { escapeHtml } from '#server/platform/documents/escape-html.ts'

/** One font for Latin and Devanagari, a subset of Eczar: the installed fonts of the machine are unknown. */
const FONT_FILE = join(import.meta.dirname, '../../../../assets/social-card.ttf')
const FONT = 'Paramarsh Eczar'
const [WIDTH, HEIGHT] = [1200, 630]
const COLOURS = { ink: '#f6efe1', quiet: '#b9d0d3', accent: '#f4b32a' }
const TINTS = ['#d6e9ea', '#fbe6b8', '#f6d9cf', '#dcead4', '#e8e0d0']
const ARCH = { width: 360, height: 470, left: 90, top: 160 }

export interface CardWords {
  id: number
  name: string
  headline: string
  facts: string
}

/** What the card shows of the product. */
export interface CardBrand {
  name: string
  band: string
  /** PNG; our own mark without one. */
  icon: Buffer | undefined
}

/** The preview card of a shared link: the portrait in the arch, the name, the headline. */
export async function drawCard(words: CardWords, brand: CardBrand, portrait: Buffer | undefined): Promise<Buffer> {
  const [arch, name, headline, facts, product, mark] = await Promise.all([
    drawArch(words.id, portrait),
    line(words.name, 46, COLOURS.ink),
    line(words.headline, 27, COLOURS.quiet),
    line(words.facts, 21, COLOURS.quiet),
    line(brand.name, 25, COLOURS.ink),
    markOf(brand, 52),
  ])
  const left = 530
  const nameTop = 190
  const headlineTop = nameTop + name.height + 26
  const parts: OverlayOptions[] = [
    { input: arch, left: ARCH.left, top: ARCH.top },
    { input: mark, left, top: 78 },
    { input: product.image, left: left + 62, top: 78 + Math.round((52 - product.height) / 2) },
    { input: name.image, left, top: nameTop },
    { input: headline.image, left, top: headlineTop },
    { input: facts.image, left, top: Math.min(headlineTop + headline.height + 26, HEIGHT - facts.height - 40) },
  ]
  return onBand(brand, parts)
}

/** The card of pages without a picture of their own, once the brand is no longer the standard one. */
export async function drawSiteCard(brand: CardBrand): Promise<Buffer> {
  const [name, mark] = await Promise.all([line(brand.name, 64, COLOURS.ink), markOf(brand, 120)])
  return onBand(brand, [
    { input: mark, left: 200, top: (HEIGHT - 120) / 2 },
    { input: name.image, left: 360, top: Math.round((HEIGHT - name.height) / 2) },
  ])
}

const onBand = (brand: CardBrand, parts: OverlayOptions[]) =>
  sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: brand.band } })
    .composite(parts)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()

/** Text wrapped within its column; long texts are made smaller. */
async function line(text: string, size: number, colour: string) {
  const draw = (points: number) =>
    sharp({
      text: {
        text: `<span foreground="${colour}">${escapeHtml(text.trim()) || '–'}</span>`,
        font: `${FONT} ${points}`,
        fontfile: FONT_FILE,
        rgba: true,
        width: 600,
        dpi: 96,
        wrap: 'word-char',
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true })
  const first = await draw(size)
  const { data, info } = first.info.height > size * 5 ? await draw(size * 0.7) : first
  return { image: await fitting(data), height: Math.min(info.height, 250) }
}

const fitting = (image: Buffer) =>
  sharp(image).resize({ width: 600, height: 250, fit: 'inside', withoutEnlargement: true }).png().toBuffer()

async function drawArch(id: number, portrait: Buffer | undefined) {
  const { width, height } = ARCH
  const arch = `<rect width="${width}" height="${height + width}" rx="${width / 2}"/>`
  const ground = svg(width, height, `<g fill="${TINTS[id % TINTS.length]}">${arch}</g>`)
  const shape = svg(width, height, arch)
  const person = portrait && (await sharp(portrait).resize(width, width, { fit: 'cover' }).png().toBuffer())
  const filled = sharp(ground).composite(person ? [{ input: person, gravity: 'south' }] : [])
  return sharp(await filled.png().toBuffer())
    .composite([{ input: shape, blend: 'dest-in' }])
    .png()
    .toBuffer()
}

/** The uploaded icon, or the arch of the logo. */
const markOf = ({ icon, band }: CardBrand, size: number) =>
  sharp(icon ?? ownMark(band, size))
    .resize(size, size)
    .png()
    .toBuffer()

const ownMark = (band: string, size: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 48 48"><path fill="${COLOURS.ink}" d="M5 46.2V23.6C5 14.6 11.6 11.9 17 8.8c3.2-1.8 5.9-4 7-7.3 1.1 3.3 3.8 5.5 7 7.3 5.4 3.1 12 5.8 12 14.8v11.9c0 2.8-2.2 5-5 5H14.2c-1.1 0-2.2.4-3.1 1.1z"/><circle cx="24" cy="19.3" r="5.2" fill="${COLOURS.accent}"/><path fill="${band}" d="M12.6 34.6c0-5.6 4.6-8.3 11.4-8.3s11.4 2.7 11.4 8.3z"/></svg>`,
  )

const svg = (width: number, height: number, inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`)
