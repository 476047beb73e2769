import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Store } from '#server/platform/files/storage.ts'

const SIZE = { width: 1520, height: 704 }

export type DemoPicture = 'cartons' | 'compressor'
const pictures: readonly DemoPicture[] = ['cartons', 'compressor']

/** Names look random but are derived from the drawing, so that rows can be written before the files. */
export const nameOfPicture = (picture: DemoPicture) =>
  `${createHash('sha256').update(picture).digest('base64url').slice(0, 22)}-${SIZE.width}x${SIZE.height}.webp`

/** Draws the covers of the demo articles into the store. */
export async function putDemoPictures(store: Store) {
  const { default: sharp } = await import('sharp')
  for (const picture of pictures) {
    const drawing = await readFile(join(import.meta.dirname, 'pictures', `${picture}.svg`))
    const bytes = await sharp(drawing).resize(SIZE).webp({ quality: 80 }).toBuffer()
    await store.put(`article-pictures/${nameOfPicture(picture)}`, bytes, { contentType: 'image/webp' })
  }
}
