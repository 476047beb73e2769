import type { Tx } from '#server/platform/db/db.ts'
import { demoConsultants } from './consultants/consultants.ts'
import { growth } from './services/growth.ts'
import { papersAndMoney } from './services/papers-and-money.ts'
import { plants } from './services/plants.ts'
import { clockOf, dayAt } from './timeline.ts'
import type { IndustryPlace } from './write-catalogue.ts'

export const demoServices = [...papersAndMoney, ...plants, ...growth]
const OFFERED_BY = 2

/** Each service is offered by the first consultants of its industry, more expensive consultants at a higher price. */
export async function writeServices(tx: Tx, consultantIds: number[], places: Map<string, IndustryPlace>, now: Date) {
  const rows = demoServices.flatMap(({ industry, title, hindi, delivered, deliveredHindi, days, price }, number) => {
    const place = places.get(industry)
    if (!place) throw new Error(`The demo catalogue has no industry ${industry}.`)
    const offering = demoConsultants
      .map(({ industries, fee }, index) => ({ id: consultantIds[index] ?? 0, industries, fee }))
      .filter(({ industries }) => industries.includes(industry))
      .slice(0, OFFERED_BY)
    const at = dayAt(now, 100 - number, clockOf(number))
    return offering.map(({ id, fee }) => ({
      ...place,
      consultant_id: id,
      title_english: title,
      title_hindi: hindi,
      delivered_english: delivered,
      delivered_hindi: deliveredHindi,
      days,
      price_paise: Math.round((price * (0.7 + fee / 4500)) / 500) * 500 * 100,
      state: 'offered',
      created_at: at,
      updated_at: at,
    }))
  })
  await tx.insertInto('services').values(rows).execute()
}
