import { expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { adminEntries, entriesFor, isClosed } from './admin-entries.ts'

const modules = import.meta.glob<Record<string, unknown>>('../../../../contract/src/*/*.ts', { eager: true })
const reads = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((one): one is Endpoint => typeof one === 'object' && one !== null && 'path' in one && 'method' in one)
  .filter(({ method }) => method === 'GET')
  .map(({ path }) => path)

test.each(adminEntries.map(({ path, list }) => [path, list] as const))(
  '%s reads an endpoint that exists',
  (_, list) => {
    expect(reads).toContain(`/api/web/v1/admin/${list}`)
  },
)

test('the rail has what the role may open, and the other pages are closed', () => {
  const mayUse = (call: string) => call !== 'GET /api/web/v1/admin/settings'
  expect(entriesFor(mayUse)).toEqual(adminEntries.filter(({ path }) => path !== '/admin/settings'))
  expect(isClosed('/admin/settings', mayUse)).toBe(true)
  expect(isClosed('/admin/orders', mayUse)).toBe(false)
  expect(isClosed('/admin/orders/7', () => false)).toBe(false)
})
