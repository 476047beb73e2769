import type * as api from '#contract/catalogue/editing.ts'
import type { Input } from '#contract/endpoint.ts'
import * as audit from '#server/domains/audit/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { writeOrder } from '../queries.ts'
import { edit } from '../service.ts'
import * as queries from './queries.ts'

async function categoryType(db: Db | Tx, id: number) {
  const row = await queries.typeById(db, id)
  if (!row) throw new Problem('not_found')
  const { sectors, listed, ...rest } = row
  return { ...rest, inUse: { sectors, listed } }
}

export const getCategoryType = ({ db }: SignedIn, { id }: Input<typeof api.getCategoryType>) => categoryType(db, id)

/** The product is built around the types: they can be renamed and reordered, not created or deleted. */
export const changeCategoryType = (context: SignedIn, input: Input<typeof api.changeCategoryType>) =>
  edit(context, async (tx) => {
    const { id, place, reason, ...change } = input
    const before = await categoryType(tx, id)
    if (!(await queries.updateType(tx, { id, ...change }))) throw new Problem('stale')
    if (place !== before.place) {
      const others = (await queries.typesInOrder(tx)).map((type) => type.id).filter((other) => other !== id)
      await writeOrder(tx, 'category_type', others.toSpliced(place - 1, 0, id))
    }
    await queries.nameLinks(tx)
    const after = await categoryType(tx, id)
    await audit.record(tx, context, {
      action: 'category_type.changed',
      subject: { kind: 'category_type', id },
      before: facts(before),
      after: facts(after),
      reason,
    })
    return after
  })

const facts = ({ title_english, title_hindi, place }: Awaited<ReturnType<typeof categoryType>>) => ({
  title_english,
  title_hindi,
  place,
})
