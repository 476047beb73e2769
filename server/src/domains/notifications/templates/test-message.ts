import type { Message } from '#server/platform/outbox/message.ts'

/** Sends staff a text they are writing, with the examples filled in. */
export interface TestMessages {
  message_test: { testTitle: string; testBody: string; testLabel: string; testTemplateId: string }
}
export const TEST_MESSAGE = 'message_test'

const sms = ({ testBody }: TestMessages['message_test']) => testBody
const mail = ({ testTitle, testBody, testLabel }: TestMessages['message_test']) => ({
  ...{ subject: testTitle, body: testBody },
  ...(testLabel ? { action: { label: testLabel, path: '/' } } : {}),
})

export const testTexts = {
  message_test: { sms: { en: sms, hi: sms }, mail: { en: mail, hi: mail } },
} satisfies { [M in keyof TestMessages]: Message<TestMessages[M]> }

type TestTexts = typeof testTexts
declare module '#server/platform/outbox/messages.ts' {
  interface MessageParams extends TestMessages {}
  interface MessageTexts extends TestTexts {}
}
