import { afterEach, expect, test, vi } from 'vitest'
import type { Api } from '~/lib/api.ts'
import { rememberNames, sendNames } from './guest-names.ts'

function aTab() {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  const sent: unknown[] = []
  const api = { call: async (_: string, input: unknown) => void sent.push(input) } as unknown as Api
  return { stored, sent, api }
}
afterEach(() => void vi.unstubAllGlobals())

test('names that a visitor entered are saved once, for the workshops of the order', async () => {
  const { sent, api, stored } = aTab()
  rememberNames(4, ['Asha', ''])
  rememberNames(5, ['Vikram'])
  await sendNames(api, [4, 6])
  expect(sent).toEqual([{ id: 4, names: ['Asha', ''] }])
  await sendNames(api, [4])
  expect(sent).toHaveLength(1)
  expect(stored.size).toBe(1)
})

test('an order is placed even if the names cannot be saved or were tampered with', async () => {
  const { stored } = aTab()
  stored.set('workshop-attendees-4', '{"no')
  stored.set('workshop-attendees-5', '["Asha"]')
  const api = { call: () => Promise.reject(new Error('offline')) } as unknown as Api
  await expect(sendNames(api, [4, 5])).resolves.toBeUndefined()
})
