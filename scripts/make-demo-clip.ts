import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { CLIP } from '../demo/answering/clip.ts'

/**
 * `node scripts/make-demo-clip.ts`: what demo consultants show and say in a call, as VP8 and Opus ready to be sent.
 * Needs ffmpeg and espeak-ng.
 */

const [WIDTH, HEIGHT, FRAMES_PER_SECOND] = [640, 360, 5]
const PAUSE_SECONDS = 2
const SPOKEN = [
  {
    voice: 'en-gb',
    words:
      'Hello, and welcome. I am a demo consultant, so this is a recording. In a real call you would now talk to an expert. Try the chat, the notes and the documents. I answer in the chat.',
  },
  {
    voice: 'hi',
    words:
      'नमस्ते, आपका स्वागत है। यह डेमो है, इसलिए आप एक रिकॉर्डिंग सुन रहे हैं। असली कॉल में यहाँ विशेषज्ञ से बात होगी। चैट, नोट और दस्तावेज़ आज़माकर देखें। चैट में जवाब मिलेगा।',
  },
]

const run = (program: string, ...words: string[]) =>
  execFileSync(program, words, { stdio: ['ignore', 'ignore', 'inherit'] })
const ffmpeg = (...words: string[]) => run('ffmpeg', '-hide_banner', '-loglevel', 'error', '-y', ...words)

const asset = (name: string) => join(import.meta.dirname, '../server/assets', name)
const brand = (name: string) => readFile(join(import.meta.dirname, '../web/public/brand', name))

async function line(words: string, font: string, fontfile: string, colour: string) {
  const text = `<span foreground="${colour}">${words}</span>`
  const { data, info } = await sharp({ text: { text, font, fontfile: asset(fontfile), rgba: true, dpi: 96 } })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { input: data, left: Math.round((WIDTH - info.width) / 2) }
}

/**
 * The still picture; a moving line below it shows that the video runs. Narrow, because phones show the middle only.
 */
async function picture() {
  const logo = await sharp(await brand('logo-on-dark.svg'), { density: 200 })
    .resize(150)
    .png()
    .toBuffer()
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#0a3b46' } })
    .composite([
      { input: logo, left: (WIDTH - 150) / 2, top: 100 },
      { ...(await line('Demo consultant', 'Paramarsh Eczar 19', 'social-card.ttf', '#f6efe1')), top: 172 },
      {
        ...(await line('This is a recording', 'Paramarsh Documents 14', 'documents-regular.ttf', '#b9d0d3')),
        top: 226,
      },
    ])
    .png()
    .toBuffer()
}

const desk = mkdtempSync(join(tmpdir(), 'paramarsh-clip-'))
const at = (name: string) => join(desk, name)
writeFileSync(at('still.png'), await picture())
for (const [index, { voice, words }] of SPOKEN.entries())
  run('espeak-ng', '-v', voice, '-s', '135', '-w', at(`${index}.wav`), words)
const paused = SPOKEN.map((_, index) => `[${index}:a]aresample=48000,apad=pad_dur=${PAUSE_SECONDS}[p${index}]`)
ffmpeg(
  ...SPOKEN.flatMap((_, index) => ['-i', at(`${index}.wav`)]),
  ...[
    '-filter_complex',
    `${paused.join(';')};${SPOKEN.map((_, index) => `[p${index}]`).join('')}concat=n=${SPOKEN.length}:v=0:a=1`,
  ],
  ...['-ac', '1', at('voice.wav')],
)
mkdirSync(CLIP.folder, { recursive: true })
ffmpeg('-i', at('voice.wav'), '-c:a', 'libopus', '-b:a', '24k', '-frame_duration', '20', '-vbr', 'on', CLIP.audio)
const moving = `drawbox=x='mod(t*80,${WIDTH})':y=${HEIGHT - 24}:w=64:h=5:color=0xf4b32a:t=fill`
ffmpeg(
  ...['-loop', '1', '-framerate', String(FRAMES_PER_SECOND), '-i', at('still.png'), '-t', '16', '-vf', moving],
  // A picture that can be shown at once every second, for those who join late or lose a packet.
  ...[
    '-c:v',
    'libvpx',
    '-b:v',
    '120k',
    '-g',
    String(FRAMES_PER_SECOND),
    '-auto-alt-ref',
    '0',
    '-pix_fmt',
    'yuv420p',
    CLIP.video,
  ],
)
rmSync(desk, { recursive: true })
