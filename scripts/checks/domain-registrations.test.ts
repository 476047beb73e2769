import { expect, test } from 'vitest'
import { projectDir } from '#server/platform/process/config.ts'
import { platformNamesNoDomain, textsAndConstraintsAreRegistered } from './domain-registrations.ts'
import { readSources } from './source-files.ts'

const texts = {
  path: 'server/src/domains/orders/notification-texts.ts',
  text: "const words = {\n  paid_late: {\n  },\n}\nexport const orderTexts = {\n  order_paid: {\n    topic: 'wallet',\n  },\n}\n",
}
const constraints = {
  path: 'server/src/domains/orders/constraints.ts',
  text: "export const orderConstraints = {\n  orders_paid_once: 'stale',\n} as const\n",
}
const sentences = {
  path: 'server/src/domains/orders/audit-texts.ts',
  text: "export const orderAudit = {\n  group: 'orders',\n}\n",
}
const routes = (...calls: string[]) => ({ path: 'server/src/domains/orders/register.ts', text: calls.join('\n') })
const platform = (text: string) => ({ path: 'server/src/platform/outbox/lane.ts', text })

test.each([
  ['a message', "const x = 1\nif (message === 'order_paid') return"],
  ['a constraint', "\nconst rules = { orders_paid_once: 'stale' }"],
])('%s of a domain is found in platform', (_, text) => {
  expect(platformNamesNoDomain([texts, constraints, platform(text)])).toEqual([
    expect.stringMatching(/^server\/src\/platform\/outbox\/lane\.ts:2 names \w+ of a domain$/),
  ])
})

test.each([
  ['other words of the texts', platform("const late = 'paid_late'")],
  ['a longer name', platform("const kind = 'order_paid_back'")],
  ['a test of platform', { path: 'server/src/platform/outbox/outbox.test.ts', text: "'order_paid'" }],
  ['the domain itself', { path: 'server/src/domains/orders/service.ts', text: "'order_paid'" }],
])('%s may occur', (_, file) => {
  expect(platformNamesNoDomain([texts, constraints, file])).toEqual([])
})

test('texts and constraints that their domain does not register are found', () => {
  const both = ['registerMessages(orderTexts)', 'registerConstraints(orderConstraints)'] as const
  expect(textsAndConstraintsAreRegistered([sentences, routes('registerAuditTexts(orderAudit)')])).toEqual([])
  expect(textsAndConstraintsAreRegistered([texts, constraints, routes(...both)])).toEqual([])
  expect(textsAndConstraintsAreRegistered([texts, constraints, routes(both[0])])).toEqual([
    expect.stringContaining(constraints.path),
  ])
  expect(textsAndConstraintsAreRegistered([texts, constraints, sentences])).toHaveLength(3)
})

test('the names of all domains are read', () => {
  const names = ['booking_confirmed', 'booking_reminder', 'talk_reminder', 'slot_freed', 'ledger_balance_covers_holds']
  expect(platformNamesNoDomain([...readSources(projectDir), platform(names.join('\n'))])).toEqual(
    names.map((name) => expect.stringContaining(name)),
  )
})
