import { acceptQuestion, answerQuestion, askForDetails, declineQuestion } from '#contract/questions/answering.ts'
import { createQuestionDraft, getQuestion } from '#contract/questions/endpoints.ts'
import {
  announceQuestions,
  remindOfQuestions,
  stopQuestionsOfSuspended,
  sweepQuestions,
} from '#server/domains/questions/endings/jobs.ts'
import { createCaller } from './caller.ts'
import { aListedConsultant } from './listed-consultant.ts'
import { type Person, signIn } from './people.ts'
import { buy, fill } from './shop.ts'
import type { World } from './world.ts'

/** Of a written answer by the experts of these tests; ₹1,062 with tax. */
export const FEE_PAISE = 90_000
export const PAID_PAISE = 106_200

export const TITLE = 'Which boiler for wet husk?'

/** A consultant who gives written answers; in the given industry, or in one of their own. */
export async function aWriter(world: World, { industryId, person }: { industryId?: number; person?: Person } = {}) {
  const { pool } = world
  const known = person && (await industryOf(world, person))
  const writer = known
    ? person
    : await aListedConsultant(person ? { ...world, aConsultant: async () => person } : world)
  await pool.query(`insert into consultant_fees values ($1, 'written', 0, $2) on conflict do nothing`, [
    writer.id,
    FEE_PAISE,
  ])
  if (industryId)
    await pool.query(
      `insert into consultant_industries (consultant_id, industry_id, sector_id, category_type_id)
       select $1, id, sector_id, category_type_id from industries where id = $2`,
      [writer.id, industryId],
    )
  return writer
}

export async function industryOf({ pool }: World, { id }: Pick<Person, 'id'>) {
  const { rows } = await pool.query<{ industry_id: number }>(
    'select min(industry_id)::integer as industry_id from consultant_industries where consultant_id = $1',
    [id],
  )
  return rows[0]?.industry_id ?? undefined
}

interface Wanted {
  customer?: Person
  writer?: Person
  /** Asks any expert of the writer's industry. */
  open?: boolean
  /** In the title and the text. */
  words?: string
}

export async function aDraft(world: World, { customer, writer, open = false, words = 'wet husk' }: Wanted = {}) {
  const who = { customer: customer ?? (await world.aCustomer()), writer: writer ?? (await aWriter(world)) }
  const industryId = (await industryOf(world, who.writer))!
  const consultantId = open ? null : who.writer.id
  const { status, body, text } = await who.customer.send(createQuestionDraft, {
    ...{ consultantId, industryId, title: `Which boiler for ${words}?`, body: `40 % moisture, ${words}.` },
  })
  if (status !== 201) throw new Error(`the draft was not stored: ${text}`)
  return { ...who, id: body.data.question.id, industryId }
}

/** A question paid from the wallet. */
export async function aQuestion(world: World, wanted: Wanted = {}) {
  const draft = await aDraft(world, wanted)
  await fill(world, draft.customer, PAID_PAISE)
  const { status, text, body } = await buy(draft.customer, [{ id: draft.id, type: 'question' }])
  if (status !== 201) throw new Error(`the question was not paid: ${text}`)
  return { ...draft, orderId: body.data.order.id }
}

const succeeded = ({ status, text }: { status: number; text: string }) => {
  if (status >= 300) throw new Error(text)
}

export async function anAccepted(world: World, wanted: Wanted = {}) {
  const question = await aQuestion(world, wanted)
  succeeded(await question.writer.send(acceptQuestion, { id: question.id }))
  return question
}

export async function anAnswered(world: World, wanted: Wanted = {}) {
  const question = await anAccepted(world, wanted)
  succeeded(await question.writer.send(answerQuestion, { id: question.id, html: '<p>A fluidised bed.</p>' }))
  return question
}

export async function anUnclear(world: World, wanted: Wanted = {}) {
  const question = await anAccepted(world, wanted)
  succeeded(await question.writer.send(askForDetails, { id: question.id, text: 'How many tonnes a day?' }))
  return question
}

export async function aDeclined(world: World, wanted: Wanted = {}) {
  const question = await aQuestion(world, wanted)
  succeeded(await question.writer.send(declineQuestion, { id: question.id, reason: 'Not my field' }))
  return question
}

/** The side of a question that an owner of this type has. */
export const asSide = async (world: World, owner: Person): Promise<Wanted> =>
  owner.type === 'user' ? { customer: owner } : { writer: await aWriter(world, { person: owner }) }

export const seenBy = async (person: Person, id: number) => (await person.send(getQuestion, { id })).body.data.question

export async function sweep({ app, clock }: World) {
  await sweepQuestions(app.services, clock.now())
  await remindOfQuestions(app.services, clock.now())
  await announceQuestions(app.services, clock.now())
  await stopQuestionsOfSuspended(app.services, clock.now())
}

/** The same person, signed in again after days away. */
export async function backAgain({ app }: World, person: Person): Promise<Person> {
  const token = await signIn(app, person.id)
  return { ...person, token, ...createCaller(app, { token, address: person.address }) }
}
