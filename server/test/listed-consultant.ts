import { sql } from 'kysely'
import type { Person } from './people.ts'
import type { World } from './world.ts'

/** A listed consultant in an industry of their own, without a loaded catalogue. */
export async function aListedConsultant({
  db,
  aConsultant,
  clock,
}: Pick<World, 'db' | 'aConsultant' | 'clock'>): Promise<Person> {
  const person = await aConsultant()
  const now = clock.now()
  const slug = `listed-${person.id}`
  await sql`
    with someone as (
      insert into consultants (id, slug, headline, about, experience_years, languages, city, state_code, approval, approval_changed_at, created_at, updated_at)
      values (${person.id}, ${slug}, 'Advice', 'Gives advice.', 7, array['en', 'hi'], 'Pune', '27', 'approved', ${now}, ${now}, ${now})
      on conflict (id) do update set headline = excluded.headline, about = excluded.about, experience_years = excluded.experience_years, languages = excluded.languages,
        city = excluded.city, state_code = excluded.state_code, approval = excluded.approval
      returning id
    ), sector as (
      insert into sectors (category_type_id, slug, title_english, title_hindi, icon, position)
      values (1, ${slug}, 'Sector', 'क्षेत्र', 'tools', 1) returning id, category_type_id
    )
    insert into industries (sector_id, category_type_id, slug, title_english, title_hindi, position)
    select id, category_type_id, ${slug}, 'Industry', 'उद्योग', 1 from sector`.execute(db)
  await sql`insert into consultant_fees values (${person.id}, 'video', 30, 100000)`.execute(db)
  await sql`insert into consultant_industries (consultant_id, industry_id, sector_id, category_type_id)
    select ${person.id}, id, sector_id, category_type_id from industries where slug = ${slug}`.execute(db)
  return person
}
