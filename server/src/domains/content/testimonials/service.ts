import type * as api from '#contract/content/testimonials-staff.ts'
import type { Input } from '#contract/endpoint.ts'
import * as audit from '#server/domains/audit/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { signedUrl } from '#server/platform/http/signed-urls.ts'
import { filterOf, testimonialsFile } from './files.ts'
import * as queries from './queries.ts'

export async function listAllTestimonials({ db }: SignedIn, input: Input<typeof api.listAllTestimonials>) {
  const { page, limit, sort } = input
  const filter = filterOf(input)
  const view = {
    sort: sort.replace('-', '') as 'place' | 'rating',
    descending: sort.startsWith('-'),
    limit,
    offset: (page - 1) * limit,
  }
  const [data, { count, all }] = await Promise.all([
    queries.testimonialsMatching(db, filter, view),
    queries.countMatching(db, filter),
  ])
  return { data, count, all, page, limit }
}

export async function exportTestimonials(context: SignedIn, filter: Input<typeof api.exportTestimonials>) {
  const { services, db, actor, now } = context
  await db.transaction().execute((tx) => audit.record(tx, context, { action: 'testimonials.exported', after: filter }))
  return { url: signedUrl(services, testimonialsFile, filter, { actor, now }) }
}

export const addTestimonial = ({ db, ...context }: SignedIn, input: Input<typeof api.addTestimonial>) =>
  db.transaction().execute(async (tx) => {
    const { reason, ...words } = input
    const { id } = await queries.insertTestimonial(tx, words)
    await audit.record(tx, context, { action: 'testimonial.added', subject: subject(id), after: words, reason })
    return reported(tx, id)
  })

export const changeTestimonial = ({ db, ...context }: SignedIn, input: Input<typeof api.changeTestimonial>) =>
  db.transaction().execute(async (tx) => {
    const { id, version, place, reason, ...words } = input
    await queries.lockOrder(tx)
    const before = await queries.testimonialById(tx, id)
    if (!before) throw new Problem('not_found')
    if (!(await queries.updateTestimonial(tx, { id, version }, words))) throw new Problem('stale')
    if (place !== before.place) {
      const others = (await queries.idsInOrder(tx)).map((row) => row.id).filter((other) => other !== id)
      await queries.writeOrder(tx, others.toSpliced(place - 1, 0, id))
    }
    await audit.record(tx, context, {
      action: 'testimonial.changed',
      subject: subject(id),
      before: { ...before },
      after: { ...words, place },
      reason,
    })
    return reported(tx, id)
  })

const subject = (id: number) => ({ kind: 'testimonial', id })

/** The current state; all processes show it from the next page on. */
async function reported(tx: Tx, id: number) {
  await queries.notifyOtherProcesses(tx)
  return { testimonial: (await queries.testimonialById(tx, id))! }
}
