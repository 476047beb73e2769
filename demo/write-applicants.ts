import { CHECKLIST } from '#contract/consultants/constants.ts'
import { portraitPath } from '#server/domains/consultants/portraits/rules.ts'
import { slugOfName } from '#server/domains/consultants/profile/slugs/rules.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { minutesAfter } from '#server/platform/time.ts'
import { type DemoApplicant, demoApplicants } from './consultants/applicants.ts'
import { feesOf, talkRateOf } from './consultants/fees.ts'
import { usualWeeks } from './consultants/hours.ts'
import { demoStaff, insertAccounts } from './people.ts'
import { clockOf, dayAt } from './timeline.ts'
import type { IndustryPlace } from './write-catalogue.ts'

const sinceOf = (now: Date, days: number, index: number) => dayAt(now, days, clockOf(index + 3))

/** Writes consultants who are not listed: submitted, asked for changes, refused, suspended, draft. */
export async function writeApplicants(tx: Tx, places: Map<string, IndustryPlace>, now: Date) {
  const ids = await insertAccounts(
    tx,
    demoApplicants.map(({ name, city, pincode, state, portrait, languages, days }, index) => ({
      type: 'consultant',
      mobile: `900003${String(index + 1).padStart(4, '0')}`,
      thumbnail: portraitPath(portrait, slugOfName(name)),
      language: languages[0] === 'hi' ? 'hi' : 'en',
      joinedAt: dayAt(now, days + 10, clockOf(index + 11)),
      seenAt: sinceOf(now, days, index),
      email: `${slugOfName(name).replaceAll('-', '.')}@example.in`,
      ...{ name, city, pincode, state },
    })),
  )
  const staff = await demoStaff(tx)
  const states = await tx.selectFrom('states').select(['code', 'title_english']).execute()
  const stateCode = (title: string) => states.find(({ title_english }) => title_english === title)?.code ?? null
  for (const [index, applicant] of demoApplicants.entries())
    await writeOne(tx, {
      applicant,
      id: ids[index]!,
      staff,
      places,
      stateCode,
      since: sinceOf(now, applicant.days, index),
    })
}

interface One {
  applicant: DemoApplicant
  id: number
  staff: number
  places: Map<string, IndustryPlace>
  stateCode: (title: string) => string | null
  since: Date
}

async function writeOne(tx: Tx, { applicant, id, staff, places, stateCode, since }: One) {
  const { name, approval, reason, industries, fee, week } = applicant
  const daysEarlier = (days: number) => minutesAfter(since, -days * 24 * 60 - 47)
  await tx
    .insertInto('consultants')
    .values({
      id,
      slug: slugOfName(name),
      headline: applicant.headline,
      headline_hindi: applicant.headlineHindi || null,
      about: applicant.about,
      experience_years: applicant.years,
      languages: applicant.languages,
      city: applicant.city,
      state_code: stateCode(applicant.state),
      approval,
      approval_reason: reason ?? null,
      approval_changed_at: since,
      talk_rate_paise: fee > 0 ? talkRateOf(fee, 0) : null,
      created_at: since,
      updated_at: since,
    })
    .execute()
  if (approval === 'draft') return
  const step = { consultant_id: id, decided_at: since }
  await tx
    .insertInto('approval_decisions')
    .values([
      {
        ...step,
        decided_by: id,
        decided_at: approval === 'submitted' ? since : daysEarlier(2),
        before: 'draft',
        after: 'submitted',
      },
      ...(approval === 'suspended'
        ? [
            {
              ...step,
              decided_by: staff,
              decided_at: daysEarlier(1),
              before: 'submitted',
              after: 'approved',
              checklist: [...CHECKLIST],
            },
          ]
        : []),
      ...(approval === 'submitted'
        ? []
        : [
            {
              ...step,
              decided_by: staff,
              before: approval === 'suspended' ? 'approved' : 'submitted',
              after: approval,
              note: reason ?? '',
            },
          ]),
    ])
    .execute()
  await tx
    .insertInto('consultant_fees')
    .values(feesOf(fee, 0).map((row) => ({ consultant_id: id, ...row })))
    .execute()
  await tx
    .insertInto('weekly_hours')
    .values((usualWeeks[week] ?? []).map((row) => ({ consultant_id: id, ...row })))
    .execute()
  await tx
    .insertInto('consultant_industries')
    .values(industries.map((slug) => ({ consultant_id: id, ...placeOf(places, slug) })))
    .execute()
}

function placeOf(places: Map<string, IndustryPlace>, slug: string) {
  const place = places.get(slug)
  if (!place) throw new Error(`The demo catalogue has no industry ${slug}.`)
  return place
}
