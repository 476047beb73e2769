import { strFromU8, unzipSync } from 'fflate'
import * as privacy from '#contract/accounts/privacy.ts'
import { prepareDataExports } from '#server/domains/accounts/public.ts'
import type { Person } from './people.ts'
import type { World } from './world.ts'

/** Downloads a copy of somebody's data. Returns a reader of its JSON files by name. */
export async function dataExportOf({ app, clock, codeFor }: World, person: Person) {
  await person.send(privacy.requestDataExport, {})
  await prepareDataExports(app.services, clock.now())
  const [ready] = (await person.send(privacy.listDataExports, {})).body.data.exports
  const otp = await codeFor(person.mobile)
  const { url } = (await person.send(privacy.linkDataExport, { id: ready!.id, otp })).body.data
  const files = unzipSync(new Uint8Array((await app.inject(url)).rawPayload))
  return (name: string) => JSON.parse(strFromU8(files[`${name}.json`]!))
}
