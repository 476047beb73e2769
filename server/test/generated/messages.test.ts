import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rendered } from '#server/domains/notifications/templates/patterns.ts'
import { SAMPLES } from '#server/domains/notifications/templates/samples.ts'
import { allValues, eachField, fieldsOf } from '#server/domains/notifications/templates/situations.ts'
import { knownSituation } from '#server/domains/notifications/templates/templates.ts'
import type { Message } from '#server/platform/outbox/message.ts'
import { messageNamed, partsOfMessage } from '#server/platform/outbox/messages.ts'
import { projectDir } from '#server/platform/process/config.ts'
import { sharedWorld } from '../world.ts'

const DOMAINS = join(projectDir, 'server/src/domains')

const occasion = {
  name: 'Naya Naam',
  helpDeskPhone: '1800 999 0000',
  publicUrl: 'https://naya.example',
  at: new Date('2024-03-03T11:00:00Z'),
}
const params = {
  ...{ code: '123456', minutes: 5, newMobileEnding: '4321', device: 'Android, Chrome', number: 'E-7' },
  ...{ dueAt: '2024-03-10T20:00:00Z', goneAt: '2024-03-22T20:00:00Z' },
  ...{ decision: 'approve' as const, outcome: 'accepted' as const, note: '' },
  ...{ places: 2, totalPaise: 100 },
  ...{ quantity: 2, carrier: 'India Post', trackingNumber: 'EE123456789IN' },
  ...{ details: 'The courier never came', isLast: true, isRefunded: true },
  ...{ questionId: 9, isOpen: false, news: 'answered' as const, awaiting: 'answer' as const },
  ...{ serviceOrderId: 9, dueOn: '2024-03-10', step: 'delivered' as const },
  ...{ orderId: 12, paise: 150_450, toSourcePaise: 0 },
  ...{ paise: 1_000_00, balancePaise: 1_500_50, reference: 'TOP-000001', method: 'upi', day: '2024-03-03', open: 2 },
  ...{ ending: '4021', until: '2024-03-10T20:00:00Z', bankSays: 'Meera Kulkarni', reference: 'WD-1001' },
  ...{ amountPaise: 1_800_000, utr: 'N062240', id: 1001, fault: 'RazorpayX answered 500 to /payouts' },
  ...{
    bookingId: 7,
    side: 'customer' as const,
    other: 'Meera Kulkarni',
    mode: 'video' as const,
    name: 'Meera Kulkarni',
  },
  ...{
    startsAt: '2024-03-04T11:00:00Z',
    endsAt: '2025-03-04T18:30:00Z',
    fromAt: '2024-03-04T10:00:00Z',
    zone: 'America/New_York',
    zoneSaid: true,
  },
  ...{
    by: 'consultant' as const,
    mayDecline: true,
    before: 'Joseph Kurian',
    creditPaise: 15_000,
    whole: true,
    reason: 'Fever',
  },
  ...{
    joinMinutes: 10,
    minutesLeft: 60,
    text: 'Hello',
    of: 'consultant' as const,
    appealUntil: '2024-03-05T11:00:00Z',
  },
  ...{ title_english: 'Vyapaar', title_hindi: 'व्यापार', kind: 'new' as const, days: 7 },
  ...{ seats: 2, hours: 24, place: 'venue' as const, venue_english: 'Hall 2, Bhosari', venue_hindi: 'हॉल 2, भोसरी' },
  ...{ reviewId: 9, rating: 4, isEdited: true, isHidden: true, byConsultant: true },
  hiddenFor: 'abusive' as const,
  ...{
    enquiryId: 9,
    bookId: 3,
    officer: 'Kavita Rao',
    helpDeskEmail: 'help@help.example',
    isConsultant: true,
    isCallback: true,
    isLate: true,
  },
  ...{ validUntil: '2025-03-04T18:30:00Z', sessions: 5, left: 2, from: 'Asha Rao' },
  ...{ upheld: true, refundPaise: 150_450, slug: 'meera-kulkarni' },
  ...{ segment: 'industrial', titleEnglish: 'Boiler fuel', titleHindi: 'बॉयलर का ईंधन', speaker: 'Meera Kulkarni' },
  ...{ courseId: 4, trainer: 'Meera Kulkarni', certificateId: 5, lessonId: 6, lessonQuestionId: 7 },
  ...{
    talkId: 8,
    subject: 'Boiler fuel',
    ringSeconds: 45,
    turnSeconds: 120,
    at: '2024-03-04T11:00:00Z',
    seconds: 922,
    consultantId: 3,
  },
}

/** The texts of all domains, read from their files. */
async function textsOfDomains() {
  const files = readdirSync(DOMAINS, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('/notification-texts.ts'),
  )
  const modules = await Promise.all(files.map((path) => import(join(DOMAINS, path)) as Promise<Record<string, object>>))
  return modules
    .flatMap((module) => Object.entries(module).filter(([name]) => name.endsWith('Texts')))
    .flatMap(([, texts]) => Object.entries(texts) as [string, Message<typeof params>][])
}

const texts = await textsOfDomains()
const said = texts.flatMap(([name, message]) =>
  (['sms', 'mail', 'push'] as const).flatMap((channel) => {
    const words = message[channel]
    return words ? [{ name, channel, en: words.en(params, occasion), hi: words.hi(params, occasion) }] : []
  }),
)

test.each(said)('$name by $channel is written in both languages, with the current product name', (words) => {
  const [english, hindi] = [JSON.stringify(words.en), JSON.stringify(words.hi)]
  // A push message, and the bell with it, shows its sender separately.
  if (words.channel !== 'push') expect(english).toContain('Naya Naam')
  expect(english + hindi).not.toMatch(/undefined|null|NaN|Invalid|Paramarsh|\[object/)
  expect(english).not.toMatch(/\p{Script=Devanagari}/u)
  expect(hindi).toMatch(/\p{Script=Devanagari}/u)
})

test('every text is registered by its domain, once', async () => {
  await sharedWorld()
  const names = texts.map(([name]) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(texts.filter(([name, message]) => messageNamed(name) !== message)).toEqual([])
})

/** The samples of the templates with other texts and numbers in place of those that a text shows. */
function otherValues(usual: Record<string, unknown>) {
  const samples: Record<string, readonly unknown[]> = SAMPLES
  const others: Record<string, unknown> = params
  const isShown = (name: string, value: unknown) =>
    (typeof value === 'number' && value > 1) ||
    (typeof value === 'string' && samples[name]!.filter((one) => one !== '').length === 1)
  return Object.fromEntries(
    Object.entries(usual).map(([name, value]) => [name, (isShown(name, value) && others[name]) || value]),
  )
}

test('what staff see as the standard text gives the same text as the code, for other values, too', async () => {
  await sharedWorld()
  const wrong = texts.flatMap(([name, message]) =>
    (['sms', 'mail', 'push'] as const).flatMap((channel) =>
      (['en', 'hi'] as const).flatMap((language) => {
        const situation = knownSituation({ message: name, channel, language }, '')
        if (!situation) return []
        const given = otherValues(situation.params) as typeof params
        const values = allValues({ parts: partsOfMessage(name), occasion, language }, given)
        const standard = fieldsOf(message[channel]![language](given, occasion))
        const written = eachField(situation.pattern, (text) => rendered(text, values))
        return JSON.stringify(written) === JSON.stringify(standard) ? [] : [{ written, standard }]
      }),
    ),
  )
  expect(wrong).toEqual([])
})
