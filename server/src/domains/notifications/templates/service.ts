import type { Input, Reply } from '#contract/endpoint.ts'
import { TEXT_FAULTS } from '#contract/notifications/constants.ts'
import type * as api from '#contract/notifications/templates.ts'
import { problems } from '#contract/problems.ts'
import * as audit from '#server/domains/audit/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import * as outbox from '#server/platform/outbox/outbox.ts'
import * as queries from './queries.ts'
import { invalidateTexts } from './rewording.ts'
import { faultsOf, filled } from './rules.ts'
import type { Fields } from './situations.ts'
import { channelsOf, type TextOfMessage, templateNamed, templates, textsOf } from './templates.ts'

type Topic = Reply<typeof api.getMessageTemplate>['template']['topic']

export async function listMessageTemplates({ db }: SignedIn) {
  const own = await queries.currentTexts(db)
  return {
    templates: templates().map(([name, message]) => {
      const texts = own.filter((one) => one.message === name)
      const last = texts.reduce<Date | null>((at, { changedAt }) => (at && at > changedAt ? at : changedAt), null)
      return {
        ...{ message: name, topic: (message.topic ?? null) as Topic, channels: channelsOf(message) },
        ...{ changed: texts.filter(({ isStandard }) => !isStandard).length, changedAt: last },
      }
    }),
  }
}

export const getMessageTemplate = async ({ db }: SignedIn, { name }: Input<typeof api.getMessageTemplate>) =>
  asItStands(db, name)

async function asItStands(db: Db | Tx, name: string) {
  const message = templateNamed(name)
  if (!message) throw new Problem('not_found')
  const own = await queries.currentTexts(db, name)
  const texts = textsOf(name).map(({ channel, language, situation, placeholders }) => {
    const text = own.find(
      (one) => one.channel === channel && one.language === language && one.situation === situation.key,
    )
    return {
      ...{ channel, language, situation: situation.key, standard: situation.pattern, placeholders },
      own: text && !text.isStandard ? fieldsOf(text) : null,
      ...{
        dltTemplateId: text?.dltTemplateId ?? null,
        version: text?.version ?? 0,
        changedAt: text?.changedAt ?? null,
      },
    }
  })
  const topic = (message.topic ?? null) as Topic
  return { template: { message: name, topic, texts, versions: await queries.versionsOf(db, name) } }
}

const fieldsOf = ({ title, body, label }: Fields): Fields => ({ title, body, label })

function assertUsable(fields: Fields, text: TextOfMessage) {
  const errors = faultsOf(fields, text)
  if (Object.keys(errors).length === 0) return
  const isUnknown = Object.values(errors).some(([first]) => first === problems.placeholder_unknown.message)
  throw new Problem(isUnknown ? 'placeholder_unknown' : 'invalid', { errors })
}

function textNamed({ message, channel, language, situation }: queries.TextKey) {
  const text = textsOf(message).find(
    (one) => one.channel === channel && one.language === language && one.situation.key === situation,
  )
  if (!text) throw new Problem('not_found')
  return text
}

function templateIdOf({
  channel,
  dltTemplateId,
}: Pick<Input<typeof api.testMessageText>, 'channel' | 'dltTemplateId'>) {
  const isUsable = dltTemplateId === '' || (channel === 'sms' && /^\w+$/.test(dltTemplateId))
  if (isUsable) return dltTemplateId || null
  throw new Problem('invalid', { errors: { dltTemplateId: [TEXT_FAULTS.templateId.message] } })
}

export async function changeMessageText(context: SignedIn, input: Input<typeof api.changeMessageText>) {
  const { db, actor, now, services } = context
  const { name: message, channel, language, situation, reason, version } = input
  const key = { message, channel, language, situation }
  const text = textNamed(key)
  const isStandard = input.body === ''
  const fields = isStandard ? { title: '', body: '', label: '' } : fieldsOf(input)
  if (!isStandard) assertUsable(fields, text)
  const dltTemplateId = templateIdOf(input)
  const answer = await db.transaction().execute(async (tx) => {
    const before = (await queries.currentTexts(tx, message)).find(
      (one) => one.channel === channel && one.language === language && one.situation === situation,
    )
    const change = { isStandard, dltTemplateId, reason, changedBy: actor.id, changedAt: now, seen: version }
    if (!(await queries.insertVersion(tx, { ...key, ...fields, ...change }))) throw new Problem('stale')
    await audit.record(tx, context, {
      ...{ action: 'message_text.changed', subject: { kind: 'message_text', id: message } },
      before: {
        channel,
        language,
        situation,
        ...(before ? fieldsOf(before) : {}),
        isStandard: before?.isStandard ?? true,
      },
      after: { channel, language, situation, ...fields, isStandard, dltTemplateId },
      reason,
    })
    await queries.notifyOtherProcesses(tx)
    return asItStands(tx, message)
  })
  invalidateTexts(services.db)
  return answer
}

/** With example values, to nobody but the caller. */
export async function testMessageText(context: SignedIn, input: Input<typeof api.testMessageText>) {
  const { db, actor, now } = context
  const { name, channel, language, situation } = input
  const text = textNamed({ message: name, channel, language, situation })
  const written = input.body === '' ? text.situation.pattern : fieldsOf(input)
  assertUsable(written, text)
  const testTemplateId = templateIdOf(input) ?? ''
  const { title, body, label } = filled(written, text.situation.values)
  const { mobile, email } = await queries.ownAddresses(db, actor.id)
  if (channel === 'mail' && !email) throw new Problem('no_own_email')
  const testBody = channel === 'push' ? `${title}\n${body}` : body
  await db.transaction().execute(async (tx) => {
    await outbox.addWanted(tx, now, {
      ...{
        message: 'message_test',
        language,
        to: channel === 'mail' ? { accountId: actor.id, email } : { accountId: actor.id, mobile },
      },
      params: { testTitle: title, testBody, testLabel: label, testTemplateId },
    })
    await audit.record(tx, context, {
      ...{ action: 'message_text.tested', subject: { kind: 'message_text', id: name } },
      after: { channel, language, situation },
    })
  })
  return { sentTo: channel === 'mail' ? email! : mobile }
}
