import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/memberships/endpoints.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { plansById } from '../plans/queries.ts'
import * as queries from './queries.ts'

async function ownRegistration(db: Db | Tx, accountId: number) {
  const found = await queries.registrationOf(db, accountId)
  if (!found) return { getMemberShipRegistration: null, memberShipNotes: '', memberShipRegistrationStatus: false }
  const { notes: memberShipNotes, ...getMemberShipRegistration } = found
  return { getMemberShipRegistration, memberShipNotes, memberShipRegistrationStatus: true }
}

export const getRegistration = ({ db, actor }: SignedIn) => ownRegistration(db, actor.id)

export const saveRegistration = ({ db, actor, now }: SignedIn, input: Input<typeof api.saveRegistration>) =>
  db.transaction().execute(async (tx) => {
    const { acceptsTerms: _, ...answers } = input
    const [plan] = await plansById(tx, [answers.planId])
    if (plan?.state !== 'offered') throw new Problem('not_found')
    await queries.saveRegistration(tx, { ...answers, accountId: actor.id, at: now })
    await queries.renameCard(tx, actor.id, answers.cardName)
    const saved = await ownRegistration(tx, actor.id)
    return { ...saved, memberShipRegistrationResponse: saved.getMemberShipRegistration! }
  })
