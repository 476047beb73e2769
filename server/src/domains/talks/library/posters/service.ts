import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/talk-library-staff.ts'
import * as audit from '#server/domains/audit/service.ts'
import type { SignedIn, Upload } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { tellPages } from '../queries.ts'
import { POSTERS } from '../rules.ts'
import { staffTalk, talkForChange, writePoster } from '../staff/queries.ts'

const WIDTH = 1280
const HEIGHT = 720
const MOST_PIXELS = 50_000_000

/** Kept before the row names it and the old one dropped after, so that no page ever shows a broken picture. */
export async function changePoster(context: SignedIn, { id }: Input<typeof api.changePoster>) {
  const { db, house, now, upload } = context
  const name = upload && `${randomBytes(16).toString('base64url')}.webp`
  if (upload) await house.store.put(`talk-posters/${name}`, await redraw(upload), { contentType: 'image/webp' })
  const { talk, replaced } = await db.transaction().execute(async (tx) => {
    const before = await talkForChange(tx, id)
    if (!before) throw new Problem('not_found')
    await writePoster(tx, id, name ? POSTERS + name : null, now)
    await audit.record(tx, context, { action: 'talk.poster_changed', subject: { kind: 'talk', id } })
    await tellPages(tx)
    return { talk: (await staffTalk(tx, id))!, replaced: before.poster }
  })
  if (replaced) await house.store.remove(`talk-posters/${replaced.slice(POSTERS.length)}`)
  return { talk }
}

/** Drawn anew, so that nothing but pixels is kept. */
async function redraw({ bytes }: Upload) {
  try {
    const image = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    const { format } = await image.metadata()
    if (!['jpeg', 'png', 'webp'].includes(format ?? '')) throw new Problem('unsupported_image')
    return await image.rotate().resize(WIDTH, HEIGHT, { fit: 'cover' }).webp({ quality: 80 }).toBuffer()
  } catch {
    throw new Problem('unsupported_image')
  }
}
