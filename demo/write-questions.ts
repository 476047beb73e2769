import { registerSeller } from '#server/domains/orders/public.ts'
import * as questions from '#server/domains/questions/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { Once } from '#server/platform/http/context.ts'
import { registerMessages } from '#server/platform/outbox/messages.ts'
import { minutesAfter } from '#server/platform/time.ts'
import { bought, readyAfterHold } from './buying.ts'
import { type DemoQuestion, demoDraft, demoQuestions } from './questions.ts'
import { dayAt, type Making } from './timeline.ts'

interface Person {
  id: number
  name: string
}

/** Questions of the two logins and some others, asked, paid, accepted and answered through the services. */
export async function writeQuestions(making: Making) {
  const { tx, timeline, now } = making
  registerSeller('question', questions.questionSeller)
  registerMessages(questions.questionTexts)
  const people = (type: 'user' | 'consultant'): Promise<Person[]> =>
    tx
      .selectFrom('accounts')
      .select(['id', 'name'])
      .where('type', '=', type)
      .where('source', '=', 'demo')
      .orderBy('id')
      .execute()
  const [customers, consultants] = [await people('user'), await people('consultant')]
  for (const question of demoQuestions) {
    const at = dayAt(now, ...question.asked)
    const customer = customers[question.customer]!
    const consultant = question.consultant === undefined ? undefined : consultants[question.consultant]!
    timeline.at(at, () => writeQuestion(making, question, { customer, consultant }, at))
  }
  const [customer, consultant] = [customers[0]!, consultants[0]!]
  const begun = dayAt(now, 1, '19:55')
  timeline.at(begun, async () => {
    const industryId = await industryOf(tx, '', consultant.id)
    return questions.insertDraft(tx, customer.id, { consultantId: consultant.id, industryId, ...demoDraft }, begun)
  })
}

/** By its slug; without one, the first industry of the consultant. */
const industryOf = async (tx: Tx, slug: string, consultantId: number) =>
  slug
    ? (await tx.selectFrom('industries').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id
    : (
        await tx
          .selectFrom('consultant_industries')
          .select('industry_id')
          .where('consultant_id', '=', consultantId)
          .orderBy('industry_id')
          .limit(1)
          .executeTakeFirstOrThrow()
      ).industry_id

interface Between {
  customer: Person
  consultant: Person | undefined
}

async function writeQuestion(making: Making, demo: DemoQuestion, { customer, consultant }: Between, at: Date) {
  const { tx, timeline, now } = making
  const { title, body } = demo
  const industryId = await industryOf(tx, demo.industry, consultant?.id ?? 0)
  const draft = { consultantId: consultant?.id ?? null, industryId, title, body }
  const id = await questions.insertDraft(tx, customer.id, draft, minutesAfter(at, -9))
  await bought({ tx, buyer: customer, items: [{ id, type: 'question' }], at })
  const later = (when: [number, string], happens: (then: Date) => Promise<unknown>) => {
    const then = dayAt(now, ...when)
    timeline.at(then, () => happens(then))
  }
  const byExpert = (then: Date) =>
    ({ tx, db: tx as Db, actor: { id: consultant!.id, type: 'consultant' }, now: then }) as Once
  const { accepted, answered, followUp, end } = demo
  if (accepted) later(accepted, (then) => questions.acceptQuestion(byExpert(then), { id }))
  if (answered)
    later(answered.at, async (then) => {
      await questions.answerQuestion(byExpert(then), { id, html: answered.html })
      readyAfterHold(making, then)
    })
  if (followUp)
    later(followUp.at, (then) =>
      questions.followUp(tx, { id, by: { id: customer.id, type: 'user' }, text: followUp.text, at: then }),
    )
  if (end) later(end.at, (then) => finish(tx, id, end.how, customer, then))
}

async function finish(tx: Tx, id: number, how: 'closed' | 'cancelled', customer: Person, at: Date) {
  const question = (await questions.readQuestion(tx, id))!
  const by = { id: customer.id, role: 'customer' } as const
  if (how === 'closed') return questions.close(tx, question, by, at)
  const refund = { kind: 'cancelled', by, reasonCode: 'cancelled_by_customer', to: 'wallet', at } as const
  return questions.refundInFull(tx, question, refund)
}
