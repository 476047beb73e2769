import { expect, test } from 'vitest'
import { accountTexts } from './notification-texts.ts'

const occasion = {
  name: 'Naya Naam',
  helpDeskPhone: '1800 999 0000',
  publicUrl: 'https://naya.example',
  at: new Date('2024-03-03T11:00:00Z'),
}

test('an OTP is sent in the text approved by the operators', () => {
  expect(accountTexts.otp.sms.en({ code: '123456', minutes: 5 }, { ...occasion, name: 'Paramarsh' })).toBe(
    '123456 is your Paramarsh OTP. It is valid for 5 minutes. Do not share it with anyone.',
  )
})

test("an unidentified device is called unknown in the reader's language; names stay names", () => {
  const { mail, push } = accountTexts.signed_in_on_new_device
  const bodies = (device: string) =>
    (['en', 'hi'] as const).flatMap((language) => [
      mail[language]({ device }, occasion).body,
      push[language]({ device }, occasion).body,
    ])
  const [englishMail, englishPush, hindiMail, hindiPush] = bodies('Unknown device')
  for (const words of [englishMail, englishPush]) expect(words).toMatch(/from an unknown device/i)
  for (const words of [hindiMail, hindiPush]) {
    expect(words).toContain('किसी अज्ञात डिवाइस से')
    expect(words).not.toContain('Unknown')
  }
  for (const words of bodies('Android, Chrome')) expect(words).toContain('Android, Chrome')
})
