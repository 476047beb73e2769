import { sql } from 'kysely'
import type { Tx } from '#server/platform/db/db.ts'

interface FeeRow {
  mode: string
  minutes: number
  feePaise: number
}
/** Writes what is new or changed and deletes the rest; unchanged rows are not touched. */
export async function writeFees(tx: Tx, id: number, fees: readonly FeeRow[]) {
  const current = fees.map(({ mode, minutes }) => `${mode} ${minutes}`)
  await tx
    .deleteFrom('consultant_fees')
    .where('consultant_id', '=', id)
    .$if(current.length > 0, (rest) => rest.where(sql`mode || ' ' || minutes`, 'not in', current))
    .execute()
  if (fees.length === 0) return
  await tx
    .insertInto('consultant_fees')
    .values(fees.map(({ mode, minutes, feePaise }) => ({ consultant_id: id, mode, minutes, fee_paise: feePaise })))
    .onConflict((same) =>
      same
        .columns(['consultant_id', 'mode', 'minutes'])
        .doUpdateSet((eb) => ({ fee_paise: eb.ref('excluded.fee_paise') }))
        .whereRef('consultant_fees.fee_paise', '<>', 'excluded.fee_paise'),
    )
    .execute()
}

interface CredentialRow {
  kind: string
  title: string
  issuer: string
  year: number | null
  number: string
}
export async function writeCredentials(tx: Tx, id: number, credentials: readonly CredentialRow[]) {
  await tx.deleteFrom('consultant_credentials').where('consultant_id', '=', id).execute()
  if (credentials.length > 0)
    await tx
      .insertInto('consultant_credentials')
      .values(credentials.map((row, position) => ({ ...row, consultant_id: id, position })))
      .execute()
}

export async function writeVideos(tx: Tx, id: number, videos: readonly { title: string; url: string }[]) {
  await tx.deleteFrom('consultant_videos').where('consultant_id', '=', id).execute()
  if (videos.length > 0)
    await tx
      .insertInto('consultant_videos')
      .values(videos.map((row, position) => ({ ...row, consultant_id: id, position })))
      .execute()
}

/** Those of these industries that exist, with their sector and category type. */
export const industriesWithIds = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('industries')
    .select(['id as industry_id', 'sector_id', 'category_type_id'])
    .where('id', 'in', [...ids])
    .execute()

interface Place {
  industry_id: number
  sector_id: number
  category_type_id: number
}
export async function writeIndustries(tx: Tx, id: number, places: readonly Place[]) {
  const ids = places.map(({ industry_id }) => industry_id)
  await tx
    .deleteFrom('consultant_industries')
    .where('consultant_id', '=', id)
    .$if(ids.length > 0, (rest) => rest.where('industry_id', 'not in', ids))
    .execute()
  if (places.length > 0)
    await tx
      .insertInto('consultant_industries')
      .values(places.map((place) => ({ ...place, consultant_id: id })))
      .onConflict((same) => same.columns(['consultant_id', 'industry_id']).doNothing())
      .execute()
}
