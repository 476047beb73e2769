import { COUNTED_EXACTLY } from '#contract/constants.ts'
import { industriesMeant, romanise } from '#server/domains/catalogue/public.ts'
import type { Db } from '#server/platform/db/db.ts'
import { consultantsNamed, wordsAlike } from '../../search/queries.ts'
import { namesAlike, waysToWrite } from '../../search/rules.ts'

export interface Meaning {
  industryIds: number[]
  consultantIds: number[]
  /** More people have such a name than are considered. */
  namesakesCut: boolean
}

/** From this closeness on the text means an industry; below, it may be a name. */
const SURELY_MEANT = 0.75
/** Industries within this distance of the closest are included. */
const ABOUT_AS_NEAR = 0.05

/** The meaning of a search text: industries by any spelling, people by the beginning of a name. */
export async function meaningOf(db: Db, text: string, now: Date): Promise<Meaning> {
  const [near, namesakes] = await Promise.all([
    industriesMeant(db, now, { text }),
    named(db, waysToWrite(text, romanise(text))),
  ])
  const sure = near.filter(({ closeness }) => closeness >= Math.max(SURELY_MEANT, nearest(near) - ABOUT_AS_NEAR))
  if (sure.length > 0 || namesakes.length > 0) return meaning(sure, namesakes)
  if (near.length > 0) return meaning(near, [])
  const alike = namesAlike(await wordsAlike(db, romanise(text), 3))
  return meaning([], alike.length > 0 ? await named(db, alike) : [])
}

const named = async (db: Db, names: string[]) => [
  ...new Set(await consultantsNamed(db, { names, limit: COUNTED_EXACTLY })),
]
const nearest = (near: { closeness: number }[]) => near[0]?.closeness ?? 0

const meaning = (industries: { id: number }[], consultantIds: number[]): Meaning => ({
  industryIds: industries.map(({ id }) => id),
  consultantIds: consultantIds.slice(0, COUNTED_EXACTLY),
  namesakesCut: consultantIds.length > COUNTED_EXACTLY,
})
