import { expect, test } from 'vitest'
import { messageNamed, registerMessages } from './messages.ts'

test('a message is registered by one domain only, by each app of the process', () => {
  const message = { mail: {} }
  const texts = { planted_message: message } as never
  registerMessages(texts)
  registerMessages(texts)
  expect(() => registerMessages({ planted_message: { mail: {} } } as never)).toThrow(
    'two domains register the message planted_message',
  )
  expect(messageNamed('planted_message')).toBe(message)
})
