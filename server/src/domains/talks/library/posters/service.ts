import { randomBytes } from 'node:crypto'
import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/talks/library-staff.ts'
import * as audit from '#server/domains/audit/public.ts'
import { redrawPicture } from '#server/platform/files/pictures.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { notifyPages } from '../queries.ts'
import { POSTERS } from '../rules.ts'
import { staffTalk, talkForChange, writePoster } from '../staff/queries.ts'

const SIZE = { width: 1280, height: 720 }
const QUALITY = 80

/** Stored before the row references it, and the old one deleted afterwards, so that no page shows a broken picture. */
export async function changePoster(context: SignedIn, { id }: Input<typeof api.changePoster>) {
  const { db, services, now, upload } = context
  const name = upload && `${randomBytes(16).toString('base64url')}.webp`
  if (upload) {
    const picture = await redrawPicture(upload.bytes, SIZE, QUALITY)
    await services.store.put(`talk-posters/${name}`, picture, { contentType: 'image/webp' })
  }
  const { talk, replaced } = await db.transaction().execute(async (tx) => {
    const before = await talkForChange(tx, id)
    if (!before) throw new Problem('not_found')
    await writePoster(tx, id, name ? POSTERS + name : null, now)
    await audit.record(tx, context, { action: 'talk.poster_changed', subject: { kind: 'talk', id } })
    await notifyPages(tx)
    return { talk: (await staffTalk(tx, id))!, replaced: before.poster }
  })
  if (replaced) await services.store.remove(`talk-posters/${replaced.slice(POSTERS.length)}`)
  return { talk }
}
