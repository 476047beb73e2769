import type { ResizeOptions } from 'sharp'
import { Problem } from './problem.ts'

const MOST_PIXELS = 50_000_000
const FORMATS = ['jpeg', 'png', 'webp']

/**
 * Draws an uploaded picture anew, so that nothing but pixels is kept: no position, no hidden payload. What draws is loaded
 * with the first picture: a server that has none to draw is smaller by it.
 */
export async function redrawPicture(bytes: Buffer, size: ResizeOptions, quality: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  try {
    const image = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    const { format } = await image.metadata()
    if (!FORMATS.includes(format ?? '')) throw new Problem('unsupported_image')
    return await image
      .rotate()
      .resize({ ...size, fit: 'cover' })
      .webp({ quality })
      .toBuffer()
  } catch {
    throw new Problem('unsupported_image')
  }
}
