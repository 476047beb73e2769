import { expect, test } from 'vitest'
import { readStaffCommand } from './command.ts'

const read = (text: string) => readStaffCommand(text.split(' '))

test('a command is parsed as typed', () => {
  expect(read('list')).toEqual({ do: 'list' })
  const finance = { mobile: '9000000003', role: 'finance' }
  expect(read('add 9000000003 finance Meera Iyer')).toEqual({ do: 'add', ...finance, name: 'Meera Iyer' })
  expect(read('add +919000000003 Owner Meera')).toMatchObject({ mobile: '9000000003', role: 'owner' })
  expect(read('role 9000000003 finance')).toEqual({ do: 'role', ...finance })
  expect(read('remove 9000000003')).toEqual({ do: 'remove', mobile: '9000000003' })
})

test('an invalid command is reported in a sentence', () => {
  expect(() => readStaffCommand([])).toThrow('Say what to do')
  expect(() => read('fire 9000000003')).toThrow('Say what to do')
  expect(() => read('add')).toThrow('Whose mobile?')
  expect(() => read('add 12345 Meera')).toThrow('12345 is not a 10-digit Indian mobile number.')
  expect(() => read('add 9000000003 Meera')).toThrow('In which role? One of owner, operations')
  expect(() => read('add 9000000003 owner')).toThrow('Who is it?')
  expect(() => readStaffCommand(['add', '9000000003', 'owner', 'x'.repeat(200)])).toThrow('The name is too long')
})
