import { CHECKLIST } from '#contract/consultants/constants.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { sectorOfIndustry } from './catalogue/catalogue.ts'
import { slugOf } from './catalogue/sector.ts'
import { demoConsultants } from './consultants/consultants.ts'
import { feesOf, talkRateOf } from './consultants/fees.ts'
import { weekOf } from './consultants/hours.ts'
import { papersOf } from './consultants/papers.ts'
import { procedures } from './consultants/procedures.ts'
import { consultantJoinedAt } from './people.ts'
import { clockOf, dayAt } from './timeline.ts'
import type { IndustryPlace } from './write-catalogue.ts'

const ANSWERS_AUTOMATICALLY =
  'In this demo I am always online: calls are answered with a recording, and messages automatically.'

interface Wanted {
  ids: number[]
  /** The approving staff account. */
  staff: number
  places: Map<string, IndustryPlace>
  now: Date
}

/** Writes the profiles of the accounts in `ids`, in list order. All are approved and listed. */
export async function writeConsultants(tx: Tx, { ids, staff, places, now }: Wanted) {
  const states = await tx.selectFrom('states').select(['code', 'title_english']).execute()
  const stateCodes = new Map(states.map(({ code, title_english }) => [title_english, code]))
  const approvedAt = (index: number) => dayAt(now, 420 - 5 * index - 2, clockOf(index + 40))
  const people = demoConsultants.map((person, index) => ({ ...person, index, id: ids[index] ?? 0 }))

  await tx
    .insertInto('consultants')
    .values(
      people.map(({ id, index, ...person }) => ({
        id,
        slug: slugOf(person.name),
        headline: person.answers ? `Demo · ${person.headline}` : person.headline,
        headline_hindi: person.answers ? `डेमो · ${person.headlineHindi}` : person.headlineHindi,
        about: person.answers ? `${ANSWERS_AUTOMATICALLY} ${person.about}` : person.about,
        procedure: procedures[index % procedures.length] ?? '',
        experience_years: person.years,
        languages: person.languages,
        city: person.city,
        state_code: stateCodes.get(person.state) ?? null,
        approval: 'approved',
        approval_changed_at: approvedAt(index),
        approved_at: approvedAt(index),
        taking_calls: index % 9 !== 4,
        talk_rate_paise: talkRateOf(person.fee, index),
        created_at: consultantJoinedAt(now, index),
        updated_at: approvedAt(index),
      })),
    )
    .execute()
  await tx
    .insertInto('approval_decisions')
    .values(
      people.flatMap(({ id, index }) => [
        {
          ...{ consultant_id: id, decided_by: id, decided_at: consultantJoinedAt(now, index) },
          ...{ before: 'draft', after: 'submitted' },
        },
        {
          ...{ consultant_id: id, decided_by: staff, decided_at: approvedAt(index) },
          ...{ before: 'submitted', after: 'approved', checklist: [...CHECKLIST] },
        },
      ]),
    )
    .execute()
  await tx
    .insertInto('consultant_fees')
    .values(people.flatMap(({ id, fee, index }) => feesOf(fee, index).map((row) => ({ consultant_id: id, ...row }))))
    .execute()
  await tx
    .insertInto('consultant_credentials')
    .values(
      people.flatMap(({ id, industries: [first = ''] }) =>
        papersOf(sectorOfIndustry(first)).map((row) => ({ consultant_id: id, ...row })),
      ),
    )
    .execute()
  await tx
    .insertInto('weekly_hours')
    .values(people.flatMap(({ id, hours }) => weekOf(hours).map((row) => ({ consultant_id: id, ...row }))))
    .execute()
  await tx
    .insertInto('availability_settings')
    .values(
      people.flatMap(({ id, noticeMinutes }) =>
        noticeMinutes === undefined ? [] : [{ consultant_id: id, notice_minutes: noticeMinutes }],
      ),
    )
    .execute()
  await tx
    .insertInto('consultant_industries')
    .values(people.flatMap(({ id, industries }) => industries.map((slug) => ({ consultant_id: id, ...placeOf(slug) }))))
    .execute()

  function placeOf(slug: string) {
    const place = places.get(slug)
    if (!place) throw new Error(`The demo catalogue has no industry ${slug}.`)
    return place
  }
}
