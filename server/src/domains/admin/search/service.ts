import { getPerson } from '#contract/accounts/people.ts'
import type { searchBackOffice as endpoint, Found } from '#contract/admin/search.ts'
import type { Input } from '#contract/endpoint.ts'
import { getEnquiry } from '#contract/enquiries/staff.ts'
import { findReferences, peopleFound, personSearch } from '#server/domains/accounts/public.ts'
import { enquiriesFound } from '#server/domains/enquiries/public.ts'
import { mayCall } from '#server/platform/http/bind.ts'
import type { SignedIn } from '#server/platform/http/context.ts'

/** One letter matches a large part of all people. */
const SHORTEST = 2
const PEOPLE_MAX = 8
const ENQUIRIES_MAX = 4

/** What a number names, then people and senders of enquiries: each by an index, and at most a few. */
export async function searchBackOffice({ db, actor, contacts }: SignedIn, { text }: Input<typeof endpoint>) {
  if (text.length < SHORTEST) return { found: [] }
  const named = personSearch(text, contacts)
  const [referred, people, enquiries] = await Promise.all([
    findReferences(db, actor, text),
    named && mayCall(getPerson, actor) ? peopleFound(db, named, PEOPLE_MAX) : [],
    named && mayCall(getEnquiry, actor) ? enquiriesFound(db, named, ENQUIRIES_MAX) : [],
  ])
  const found: Found[] = [
    ...referred.map((row) => ({ ...row, mobile: '' })),
    ...people.map((row) => ({ ...row, kind: 'person' as const, reference: '' })),
    ...enquiries.map((row) => ({ ...row, kind: 'enquiry' as const })),
  ]
  return {
    found: found.filter((one, at) => found.findIndex(({ kind, id }) => kind === one.kind && id === one.id) === at),
  }
}
