import { saveOwnIndustries, saveOwnProfile, submitOwnProfile } from '#contract/consultants/own-profile.ts'
import type { Sent } from '#contract/endpoint.ts'
import type { Person } from './people.ts'
import type { World } from './world.ts'

/** A profile with everything required for approval except industries. */
export const wholeProfile: Sent<typeof saveOwnProfile> = {
  revision: 0,
  headline: 'Spice grinding and blending',
  headlineHindi: 'मसाला पिसाई',
  about: 'I ran a spice plant for eleven years.',
  procedure: '',
  experienceYears: 11,
  languages: ['hi', 'en'],
  city: 'Guntur',
  state: 'Andhra Pradesh',
  timeZone: 'Asia/Kolkata',
  fees: [
    { mode: 'video', minutes: 30, feePaise: 90_000 },
    { mode: 'written', minutes: 0, feePaise: 50_000 },
  ],
  talkRatePaise: 2_000,
  credentials: [{ kind: 'education', title: 'B.Tech', issuer: 'ANGRAU', year: 2009, number: '' }],
  videos: [{ title: 'Who I am', url: 'https://www.youtube.com/watch?v=abc' }],
}

/** An industry of the catalogue, created if there is none. */
export async function anIndustry({ pool }: Pick<World, 'pool'>): Promise<number> {
  await pool.query(`
    with sector as (
      insert into sectors (category_type_id, slug, title_english, title_hindi, icon, position)
      select 1, 'a-sector', 'A sector', 'एक क्षेत्र', 'plant', 1 where not exists (select from sectors) returning id
    )
    insert into industries (sector_id, category_type_id, slug, title_english, title_hindi, position)
    select id, 1, 'an-industry', 'An industry', 'एक उद्योग', 1 from sector`)
  const { rows } = await pool.query<{ id: number }>('select id from industries order by id limit 1')
  return rows[0]!.id
}

/** Completes the profile without submitting it. Returns its revision. */
export async function completeProfile(world: World, person: Person): Promise<number> {
  await person.send(saveOwnProfile, wholeProfile)
  const industryIds = [await anIndustry(world)]
  const { body } = await person.send(saveOwnIndustries, { revision: 1, industryIds })
  return body.data.consultantDetail.revision
}

/** A consultant with a complete, submitted profile. */
export async function anApplicant(world: World, name = 'Kavya Reddy'): Promise<Person> {
  const person = await world.aConsultant({ name })
  await person.send(submitOwnProfile, { revision: await completeProfile(world, person) })
  return person
}
