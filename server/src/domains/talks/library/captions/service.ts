import { createHash } from 'node:crypto'
import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/talks/library-staff.ts'
import * as audit from '#server/domains/audit/public.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { notifyPages } from '../queries.ts'
import { staffTalk, talkForChange } from '../staff/queries.ts'
import { dropCaptions, writeCaptions } from './queries.ts'
import { cleanCaptions } from './rules.ts'

export const changeCaptions = ({ db, ...context }: SignedIn, input: Input<typeof api.changeCaptions>) =>
  db.transaction().execute(async (tx) => {
    const { id, language } = input
    if (!(await talkForChange(tx, id))) throw new Problem('not_found')
    const vtt = input.vtt.trim() === '' ? null : cleanCaptions(input.vtt)
    if (vtt === undefined) throw new Problem('captions_unreadable')
    if (vtt === null) await dropCaptions(tx, id, language)
    else await writeCaptions(tx, { talk_id: id, language, vtt, mark: markOf(vtt) })
    await audit.record(tx, context, {
      action: vtt === null ? 'talk.captions_removed' : 'talk.captions_changed',
      subject: { kind: 'talk', id },
      after: { language, characters: vtt?.length ?? 0 },
    })
    await notifyPages(tx)
    return { talk: (await staffTalk(tx, id))! }
  })

export const markOf = (vtt: string) => createHash('sha256').update(vtt).digest('hex').slice(0, 16)
