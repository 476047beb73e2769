import type { Metadata, ResizeOptions } from 'sharp'
import { concurrencyLimit } from './concurrency-limit.ts'
import { Problem } from './problem.ts'

const PIXELS_MAX = 30_000_000
const FORMATS = ['jpeg', 'png', 'webp']

const MEGABYTE = 1024 * 1024
/** What decoding may take in memory, all pictures together. */
const DECODING_BYTES = 48 * MEGABYTE
const decoding = concurrencyLimit(2, { maxWeight: DECODING_BYTES, maxWaiting: 100 })

/**
 * Draws an uploaded picture anew, so that nothing but pixels is kept: no position, no hidden payload. The library is loaded
 * with the first picture: a server that has none to draw is smaller by it.
 */
export async function redrawPicture(bytes: Buffer, size: ResizeOptions, quality: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  const picture = () => sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error', sequentialRead: true })
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!metadata || !FORMATS.includes(metadata.format)) throw new Problem('unsupported_image')
  const weight = decodingBytes(metadata)
  if (metadata.width * metadata.height > PIXELS_MAX || (isDecodedWhole(metadata) && weight > DECODING_BYTES))
    throw new Problem('too_many_pixels')
  return decoding(
    () =>
      picture()
        .rotate()
        .resize({ ...size, fit: 'cover' })
        .webp({ quality })
        .toBuffer()
        .catch(() => {
          throw new Problem('unsupported_image')
        }),
    weight,
  )
}

/** Progressive JPEG and interlaced PNG have no first line before the last byte; others are decoded line by line. */
const isDecodedWhole = ({ format, isProgressive }: Metadata) => isProgressive === true && format !== 'webp'

/** Estimated from measurements with pictures of 29 megapixels. */
export function decodingBytes(metadata: Metadata): number {
  const { format, width, height, channels = 3, depth } = metadata
  const samples = width * height * channels * (depth === 'ushort' ? 2 : 1)
  if (isDecodedWhole(metadata)) return Math.ceil(samples * (format === 'jpeg' ? 2.1 : 1.4))
  return Math.ceil(samples * (format === 'png' ? 0.5 : 0.15))
}
