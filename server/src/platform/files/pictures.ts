import type { Metadata, ResizeOptions, Sharp } from 'sharp'
import { concurrencyLimit } from '../http/concurrency-limit.ts'
import { Problem } from '../http/problem.ts'

const PIXELS_MAX = 30_000_000
/** Beyond any photo; a strip would be enlarged to fill its frame before it is cropped. */
const LONGEST_TO_SHORTEST = 8
const MOST_SECONDS = 10
const FORMATS = ['jpeg', 'png', 'webp']

const MEGABYTE = 1024 * 1024
/** Maximum memory for decoding, all pictures together. */
const DECODING_BYTES = 48 * MEGABYTE
const decoding = concurrencyLimit(2, { maxWeight: DECODING_BYTES, maxWaiting: 100 })

/**
 * Re-encodes an uploaded picture to fill a frame, so that only pixels remain: no location, no hidden payload. The
 * library is loaded with the first picture, so that other processes use less memory.
 */
export async function redrawPicture(
  bytes: Buffer,
  size: ResizeOptions,
  quality: number,
  format: 'jpeg' | 'webp' | 'png' = 'webp',
): Promise<Buffer> {
  const { picture, sides, weight } = await opened(bytes)
  if (Math.max(...sides) > LONGEST_TO_SHORTEST * Math.min(...sides)) throw new Problem('picture_too_narrow')
  return encoded(
    picture()
      .rotate()
      .resize({ ...size, fit: 'cover' })
      .toFormat(format, { quality }),
    weight,
  )
}

/** The same for a picture that keeps its proportions, made smaller to fit into a frame. PNG is for logos, also in PDFs. */
export async function shrinkPicture(
  bytes: Buffer,
  size: { width: number; height: number },
  quality: number,
  format: 'webp' | 'png' = 'webp',
) {
  const { picture, sides, weight } = await opened(bytes)
  if (Math.max(...sides) > LONGEST_TO_SHORTEST * Math.min(...sides)) throw new Problem('picture_too_narrow')
  const shrunk = picture()
    .rotate()
    .resize({ ...size, fit: 'inside', withoutEnlargement: true })
    .toFormat(format, { quality })
  const encodedBytes = await encoded(shrunk, weight)
  const { default: sharp } = await import('sharp')
  const { width, height } = await sharp(encodedBytes).metadata()
  return { bytes: encodedBytes, width, height }
}

/** The same for a picture that keeps its format and size. */
export async function reencodePicture(bytes: Buffer, format: 'jpeg' | 'png' | 'webp'): Promise<Buffer> {
  const { picture, weight } = await opened(bytes)
  return encoded(
    picture()
      .rotate()
      .toFormat(format, format === 'png' ? {} : { quality: 90 }),
    weight,
  )
}

/** A picture within the limits, and the memory that decoding it takes. */
async function opened(bytes: Buffer) {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!metadata || !FORMATS.includes(metadata.format)) throw new Problem('unsupported_image')
  const isWhole = isDecodedWhole(metadata, bytes)
  const weight = decodingBytes(metadata, isWhole)
  if (metadata.width * metadata.height > PIXELS_MAX || (isWhole && weight > DECODING_BYTES))
    throw new Problem('too_many_pixels')
  const picture = () => sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error', sequentialRead: true })
  return { picture, sides: [metadata.width, metadata.height], weight }
}

const encoded = (picture: Sharp, weight: number) =>
  decoding(
    () =>
      picture
        .timeout({ seconds: MOST_SECONDS })
        .toBuffer()
        .catch(() => {
          throw new Problem('unsupported_image')
        }),
    weight,
  )

/**
 * Progressive JPEG and interlaced PNG have no complete first line before the last byte, lossless and transparent WebP
 * is always decoded at once, and a PNG is rotated as a whole (JPEG and WebP are shrunk first). Others are decoded line
 * by line.
 */
function isDecodedWhole({ format, isProgressive, orientation = 1 }: Metadata, bytes: Buffer) {
  if (format === 'webp') return webpChunks(bytes).some((name) => name === 'VP8L' || name === 'ALPH')
  return isProgressive === true || (format === 'png' && orientation > 1)
}

const MOST_CHUNKS = 50

/** The names of a WebP file's first chunks. */
function webpChunks(bytes: Buffer): string[] {
  const names: string[] = []
  for (let at = 12; at + 8 <= bytes.length && names.length < MOST_CHUNKS; ) {
    names.push(bytes.toString('latin1', at, at + 4))
    const size = bytes.readUInt32LE(at + 4)
    at += 8 + size + (size % 2)
  }
  return names
}

/** Bytes per sample for pictures decoded at once, measured with 29 megapixels. */
const WHOLE = { jpeg: 2.1, png: 1.4, webp: 1.4 }
const BY_LINES = { jpeg: 0.15, png: 0.5, webp: 0.15 }

function decodingBytes({ format, width, height, channels = 3, depth }: Metadata, isWhole: boolean): number {
  const samples = width * height * channels * (depth === 'ushort' ? 2 : 1)
  return Math.ceil(samples * (isWhole ? WHOLE : BY_LINES)[format as keyof typeof WHOLE])
}
