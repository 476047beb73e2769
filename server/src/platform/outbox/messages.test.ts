import { expect, test } from 'vitest'
import type { Message } from './message.ts'
import { dayInIndia, instantInIndia } from './messages/when.ts'
import { messages } from './messages.ts'

const occasion = {
  name: 'Naya Naam',
  helpDeskPhone: '1800 999 0000',
  publicUrl: 'https://naya.example',
  at: new Date('2024-03-03T11:00:00Z'),
}
const params = {
  ...{ code: '123456', minutes: 5, newMobileEnding: '4321', device: 'Android, Chrome', number: 'E-7' },
  ...{ dueAt: '2024-03-10T20:00:00Z', goneAt: '2024-03-22T20:00:00Z' },
  ...{ decision: 'approve' as const, note: '' },
  ...{ places: 2, totalPaise: 100 },
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
  ...{ startsAt: '2024-03-04T11:00:00Z', fromAt: '2024-03-04T10:00:00Z', zone: 'America/New_York', zoneSaid: true },
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
  ...{ upheld: true, refundPaise: 150_450, slug: 'meera-kulkarni' },
  ...{ segment: 'industrial', titleEnglish: 'Boiler fuel', titleHindi: 'बॉयलर का ईंधन', speaker: 'Meera Kulkarni' },
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
const said = Object.entries(messages as Record<string, Message<typeof params>>).flatMap(([name, message]) =>
  (['sms', 'mail', 'push'] as const).flatMap((channel) => {
    const words = message[channel]
    return words ? [{ name, channel, en: words.en(params, occasion), hi: words.hi(params, occasion) }] : []
  }),
)

test.each(said)('$name by $channel is written in both languages, under the name the house has now', (words) => {
  const [english, hindi] = [JSON.stringify(words.en), JSON.stringify(words.hi)]
  // A push, and the bell with it, shows by itself whose it is.
  if (words.channel !== 'push') expect(english).toContain('Naya Naam')
  expect(english + hindi).not.toMatch(/undefined|null|NaN|Invalid|Paramarsh|\[object/)
  expect(english).not.toMatch(/\p{Script=Devanagari}/u)
  expect(hindi).toMatch(/\p{Script=Devanagari}/u)
})

test.each(['booking_confirmed', 'booking_reminder'] as const)(
  '%s that was queued without the time to join says nothing of joining',
  (name) => {
    const { joinMinutes: _, minutesLeft: __, ...queued } = params
    const words = (given: object) =>
      (['en', 'hi'] as const).map((language) => messages[name].mail[language](given as typeof params, occasion).body)
    for (const body of words(queued)) expect(body).not.toMatch(/join|जुड़|undefined|\s$/)
    const [english, hindi] = words(params)
    expect([english, hindi]).toEqual([
      expect.stringMatching(/\. You can join from 10 minutes before\.$/),
      expect.stringMatching(/। आप 10 मिनट पहले से जुड़ सकते हैं।$/),
    ])
  },
)

test('an OTP is told in the words that the operators have approved', () => {
  expect(messages.otp.sms.en({ code: '123456', minutes: 5 }, { ...occasion, name: 'Paramarsh' })).toBe(
    '123456 is your Paramarsh OTP. It is valid for 5 minutes. Do not share it with anyone.',
  )
})

test('a device that does not name itself is called unknown in the language of the reader; names stay names', () => {
  const { mail, push } = messages.signed_in_on_new_device
  const bodies = (device: string) =>
    (['en', 'hi'] as const).flatMap((language) => [
      mail[language]({ device }, occasion).body,
      push[language]({ device }, occasion).body,
    ])
  const [englishMail, englishPush, hindiMail, hindiPush] = bodies('Unknown device')
  for (const words of [englishMail, englishPush]) expect(words).toContain('opened on an unknown device')
  for (const words of [hindiMail, hindiPush]) {
    expect(words).toContain('किसी अज्ञात डिवाइस पर')
    expect(words).not.toContain('Unknown')
  }
  for (const words of bodies('Android, Chrome')) expect(words).toContain('Android, Chrome')
})

test('days and times are those of India, as the product writes them', () => {
  const late = new Date('2024-03-02T18:45:00Z')
  expect(instantInIndia(late, 'en')).toBe('3rd March 2024, 12:15 AM')
  expect(instantInIndia(late, 'hi')).toBe('3 मार्च 2024, 12:15 AM')
  const days = ['01', '02', '11', '12', '13', '21', '22', '23', '30'].map((day) => new Date(`2024-05-${day}T06:00:00Z`))
  expect(days.map((day) => dayInIndia(day, 'en').split(' ')[0])).toEqual([
    '1st',
    '2nd',
    '11th',
    '12th',
    '13th',
    '21st',
    '22nd',
    '23rd',
    '30th',
  ])
})
