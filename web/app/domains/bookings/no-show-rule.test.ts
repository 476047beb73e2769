import { describe, expect, test } from 'vitest'
import { translator } from '~/lib/i18n/texts.ts'
import { noShowRule } from './no-show-rule.ts'

const reader = { t: translator('en'), zone: 'Asia/Kolkata' }
const rules = { noShowGraceMinutes: 10, lateCancelCreditPercent: 10, appealHours: 24 }
const session = { name: 'Meera', startsAt: '2026-03-02T04:30:00Z', endsAt: '2026-03-02T05:00:00Z' }
const at = (time: string) => Date.parse(`2026-03-02T${time}:00Z`)
const rule = (role: 'customer' | 'consultant', time: string) =>
  // A no-break space keeps AM on the same line as its time.
  noShowRule({ ...session, role }, rules, at(time), reader)
    .join(' ')
    .replaceAll(/[\u00a0\u202f]/g, ' ')

describe('a side that waited alone sees', () => {
  test('until when the other may join, and what each side’s absence means for the money', () => {
    expect(rule('customer', '04:35')).toContain('Meera can still join until 10:10 AM.')
    expect(rule('customer', '04:35')).toContain('you get a full refund and a credit of up to 10%')
    expect(rule('customer', '04:35')).toContain('If Meera joins and you do not, there is no refund.')
    expect(rule('consultant', '04:35')).toContain('you still earn the fee')
  })
  test('afterwards the result, and that the money waits for an appeal', () => {
    expect(rule('customer', '04:45')).toContain('Meera had until 10:10 AM to join.')
    expect(rule('customer', '04:45')).toContain('at least half of the session')
    expect(rule('customer', '05:05')).not.toContain('at least half of the session')
    expect(rule('consultant', '05:05')).toContain('Refunds and earnings are settled 24 hours after the session ends.')
  })
})
