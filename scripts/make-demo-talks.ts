import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { escapeHtml } from '#server/platform/documents/escape-html.ts'
import { OPENING_SECONDS } from '../demo/talks/captions.ts'
import { FILMS, recordedTalks } from '../demo/talks/files.ts'
import type { RecordedTalk } from '../demo/talks/talk.ts'

/** `node scripts/make-demo-talks.ts`: the videos of the demo library, in the product's design. Needs ffmpeg. */

const [WIDTH, HEIGHT] = [854, 480]
const MOST_BYTES = 150_000
const COLOURS = {
  band: '#0a3b46',
  onBand: '#f6efe1',
  quietOnBand: '#b9d0d3',
  accent: '#f4b32a',
  paper: '#fbf7ef',
  ink: '#14222a',
  primary: '#0b5c6b',
}
const TINTS = { a: '#d6e9ea', b: '#fbe6b8', c: '#f6d9cf', d: '#dcead4', e: '#e8e0d0' }
const ARCH =
  'M70 4c2.4 11.5 11.5 19.5 23.5 26.5C105 37.2 112 43.5 112 58v60H28V58c0-14.5 7-20.8 18.5-27.5C58.5 23.5 67.6 15.5 70 4z'

const asset = (name: string) => join(import.meta.dirname, '../server/assets', name)
const FONTS = {
  title: { font: 'Paramarsh Eczar', fontfile: asset('social-card.ttf') },
  body: { font: 'Paramarsh Documents', fontfile: asset('documents-regular.ttf') },
}
const brand = (name: string) => readFile(join(import.meta.dirname, '../web/public/brand', name))

interface Line {
  words: string
  face: keyof typeof FONTS
  size: number
  colour: string
  width: number
}

async function drawn({ words, face, size, colour, width }: Line) {
  const { font, fontfile } = FONTS[face]
  const text = `<span foreground="${colour}">${escapeHtml(words)}</span>`
  return sharp({ text: { text, font: `${font} ${size}`, fontfile, rgba: true, width, dpi: 96, wrap: 'word' } })
    .png()
    .toBuffer({ resolveWithObject: true })
}

/** Lines of text below each other. */
async function column(left: number, top: number, lines: (Line & { gap: number })[]): Promise<OverlayOptions[]> {
  const parts: OverlayOptions[] = []
  let at = top
  for (const line of lines) {
    const { data, info } = await drawn(line)
    parts.push({ input: data, left, top: Math.round(at) })
    at += info.height + line.gap
  }
  return parts
}

const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${inside}</svg>`)

async function jali(file: string, from: number, strength: number) {
  const inside = String(await brand(file)).replace(/<svg[^>]*>|<\/svg>/g, '')
  return svg(
    `<defs><pattern id="p" width="64" height="64" patternUnits="userSpaceOnUse">${inside}</pattern></defs>` +
      `<rect x="${from}" width="${WIDTH - from}" height="${HEIGHT}" fill="url(#p)" opacity="${strength}"/>`,
  )
}

const page = (background: string, parts: OverlayOptions[]) =>
  sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background } })
    .composite(parts)
    .png()
    .toBuffer()

/** The title with the logo. */
async function opening(talk: RecordedTalk) {
  const logo = await sharp(await brand('logo-on-dark.svg'), { density: 200 })
    .resize(176)
    .png()
    .toBuffer()
  return page(COLOURS.band, [
    { input: await jali('pattern-jali-light.svg', 690, 0.12) },
    { input: logo, left: 64, top: 60 },
    ...(await column(64, 150, [
      { words: talk.title, face: 'title', size: 31, colour: COLOURS.onBand, width: 590, gap: 26 },
      { words: talk.speaker, face: 'body', size: 18, colour: COLOURS.quietOnBand, width: 620, gap: 0 },
    ])),
    { input: svg(`<rect x="64" y="404" width="72" height="5" rx="2.5" fill="${COLOURS.accent}"/>`) },
  ])
}

/** One slide: its number in the arch, its text beside it. */
async function slide(talk: RecordedTalk, at: number) {
  const { title, lines } = talk.slides[at]!
  const number = await drawn({ words: String(at + 1), face: 'title', size: 54, colour: COLOURS.ink, width: 200 })
  const arch = `<g transform="translate(8 84) scale(2.1)"><path d="${ARCH}" fill="${TINTS[talk.tint]}"/></g>`
  const done = Math.round(((at + 1) / talk.slides.length) * (WIDTH - 128))
  return page(COLOURS.paper, [
    { input: await jali('pattern-jali.svg', 758, 0.1) },
    { input: svg(`${arch}<rect x="64" y="436" width="${done}" height="6" rx="3" fill="${COLOURS.primary}"/>`) },
    { input: number.data, left: 155 - Math.round(number.info.width / 2), top: 216 },
    ...(await column(290, 120, [
      { words: title, face: 'title', size: 27, colour: COLOURS.ink, width: 450, gap: 28 },
      ...lines.map((words) => ({
        words,
        face: 'body' as const,
        size: 20,
        colour: COLOURS.primary,
        width: 450,
        gap: 14,
      })),
    ])),
  ])
}

const ffmpeg = (...words: string[]) => execFileSync('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...words])

/** Three soft notes that fade in and out; nobody speaks in the demo. */
const softly = (seconds: number) =>
  [110, 164.8, 220].map((note) => `sine=frequency=${note}:sample_rate=22050:duration=${seconds}`)

async function film(talk: RecordedTalk) {
  const desk = mkdtempSync(join(tmpdir(), 'paramarsh-talk-'))
  const pictures = [
    { picture: await opening(talk), seconds: OPENING_SECONDS },
    ...(await Promise.all(talk.slides.map(async ({ seconds }, i) => ({ picture: await slide(talk, i), seconds })))),
  ]
  const list = pictures.map(({ picture, seconds }, i) => {
    writeFileSync(join(desk, `${i}.png`), picture)
    return `file '${i}.png'\nduration ${seconds}\n`
  })
  writeFileSync(join(desk, 'list.txt'), `${list.join('')}file '${pictures.length - 1}.png'\n`)
  const seconds = pictures.reduce((sum, one) => sum + one.seconds, 0)
  const target = join(FILMS, `${talk.slug}.mp4`)
  ffmpeg(
    ...['-f', 'concat', '-i', join(desk, 'list.txt')],
    ...softly(seconds).flatMap((source) => ['-f', 'lavfi', '-i', source]),
    ...['-filter_complex', `[1][2][3]amix=3,volume=0.08,afade=in:d=2,afade=out:st=${seconds - 3}:d=3[sound]`],
    ...['-map', '0:v', '-map', '[sound]', '-t', String(seconds), '-r', '2'],
    ...[
      '-c:v',
      'libx264',
      '-profile:v',
      'main',
      '-tune',
      'stillimage',
      '-crf',
      '29',
      '-g',
      '40',
      '-pix_fmt',
      'yuv420p',
    ],
    ...['-c:a', 'aac', '-b:a', '12k', '-ac', '1', '-ar', '22050'],
    ...['-map_metadata', '-1', '-fflags', '+bitexact', '-movflags', '+faststart', target],
  )
  const poster = sharp(pictures[0]!.picture).webp({ quality: 82 })
  await poster.toFile(join(FILMS, `${talk.slug}.webp`))
  rmSync(desk, { recursive: true })
  const { size } = statSync(target)
  console.log(`${talk.slug}: ${seconds} s, ${Math.round(size / 1000)} kB`)
  if (size > MOST_BYTES) throw new Error(`${target} exceeds the size limit of the demo`)
}

mkdirSync(FILMS, { recursive: true })
for (const talk of recordedTalks) await film(talk)
