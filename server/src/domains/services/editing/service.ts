import type { Input } from '#contract/endpoint.ts'
import { SERVICES_MAX } from '#contract/services/constants.ts'
import type * as api from '#contract/services/editing.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import * as queries from './queries.ts'

const ONE = { limit: 1, offset: 0 }

async function shown(tx: Tx | SignedIn['db'], consultantId: number, id: number) {
  const [service] = await queries.ownServices(tx, consultantId, { id, ...ONE })
  if (!service) throw new Problem('not_found')
  return { service }
}

export async function listOwnServices({ db, actor }: SignedIn, input: Input<typeof api.listOwnServices>) {
  const { page, limit, search } = input
  const [data, count] = await Promise.all([
    queries.ownServices(db, actor.id, { search, limit, offset: (page - 1) * limit }),
    queries.countOwn(db, actor.id, search),
  ])
  return { data, count, page, limit }
}

export const getOwnService = ({ db, actor }: SignedIn, { id }: Input<typeof api.getOwnService>) =>
  shown(db, actor.id, id)

export const createOwnService = ({ db, actor, now }: SignedIn, typed: Input<typeof api.createOwnService>) =>
  db.transaction().execute(async (tx) => {
    const fields = inBothLanguages(typed)
    await queries.lockConsultant(tx, actor.id)
    if ((await queries.countOwn(tx, actor.id)) >= SERVICES_MAX) throw new Problem('service_limit')
    const place = await checked(tx, actor.id, fields)
    const id = await queries.insertService(tx, { consultantId: actor.id, fields, place, at: now })
    await writePackages(tx, id, fields)
    return shown(tx, actor.id, id)
  })

export const saveOwnService = ({ db, actor, now }: SignedIn, { id, ...typed }: Input<typeof api.saveOwnService>) =>
  db.transaction().execute(async (tx) => {
    const fields = inBothLanguages(typed)
    await lockOwn(tx, actor.id, id)
    const place = await checked(tx, actor.id, fields)
    await queries.writeService(tx, id, { fields, place, at: now })
    await writePackages(tx, id, fields)
    await queries.notifyPages(tx)
    return shown(tx, actor.id, id)
  })

/** Somebody who writes no Hindi offers the service in English to everybody. */
const titled = <Row extends { title_english: string; title_hindi: string }>(row: Row) => ({
  ...row,
  title_hindi: row.title_hindi || row.title_english,
})

const scopeInBoth = <Row extends queries.Scope>(row: Row) => ({
  ...row,
  delivered_hindi: row.delivered_hindi || row.delivered_english,
  milestones: row.milestones.map(titled),
})

const inBothLanguages = (fields: queries.ServiceFields): queries.ServiceFields => ({
  ...titled(scopeInBoth(fields)),
  packages: fields.packages.map((one) => titled(scopeInBoth(one))),
})

async function lockOwn(tx: Tx, consultantId: number, id: number) {
  if (!(await queries.lockService(tx, consultantId, id))) throw new Problem('not_found')
}

/** The list of services is sorted by the price of the basic package, so the others cost more. */
async function checked(tx: Tx, consultantId: number, fields: queries.ServiceFields) {
  const prices = [fields.pricePaise, ...fields.packages.map(({ pricePaise }) => pricePaise)]
  if (prices.some((price, index) => index > 0 && price <= prices[index - 1]!)) throw new Problem('package_prices')
  const place = await queries.placeOf(tx, consultantId, fields.industryId)
  if (!place) throw new Problem('industry_not_yours')
  return place
}

/** A package keeps its id, so that carts and orders still name it; an unknown id becomes a new package. */
async function writePackages(tx: Tx, serviceId: number, { packages }: queries.ServiceFields) {
  const known = new Set(await queries.packageIdsOf(tx, serviceId))
  await queries.removePackages(tx, serviceId)
  for (const [index, { id, ...fields }] of packages.entries())
    await queries.writePackage(tx, serviceId, index + 1, {
      ...fields,
      ...(id !== undefined && known.has(id) && { id }),
    })
}

export const setOwnServiceState = ({ db, actor, now }: SignedIn, { id, state }: Input<typeof api.setOwnServiceState>) =>
  db.transaction().execute(async (tx) => {
    await lockOwn(tx, actor.id, id)
    if (state === 'offered' && !(await queries.isListed(tx, actor.id))) throw new Problem('profile_incomplete')
    await queries.setState(tx, id, state, now)
    await queries.notifyPages(tx)
    return shown(tx, actor.id, id)
  })

export const deleteOwnService = ({ db, actor }: SignedIn, { id }: Input<typeof api.deleteOwnService>) =>
  db.transaction().execute(async (tx) => {
    await lockOwn(tx, actor.id, id)
    if (await queries.isSold(tx, id)) throw new Problem('in_use')
    await queries.dropService(tx, id)
    await queries.notifyPages(tx)
    return { id }
  })
