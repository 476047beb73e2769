import { expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { adminEntries, entriesFor } from './admin-entries.ts'

const modules = import.meta.glob<Record<string, unknown>>('../../../../contract/src/*/*.ts', { eager: true })
const endpoints = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((one): one is Endpoint => typeof one === 'object' && one !== null && 'path' in one && 'method' in one)

/** Where a page reads a list of another name. */
const lists: Record<string, string> = {
  approvals: 'consultants',
  'service-orders': 'service-orders',
  plans: 'membership-plans',
  ledger: 'ledger/movements',
  reconciliation: 'reconciliations',
  talks: 'talk-library',
  'course-questions': 'lesson-posts',
  reports: 'person-reports',
}

test.each(adminEntries.filter(({ path }) => path !== '/admin').map((entry) => [entry.path, entry] as const))(
  '%s is in the rail of those roles that may read its list',
  (path, { roles }) => {
    const name = path.replace('/admin/', '')
    const list = endpoints.find(
      (one) => one.method === 'GET' && one.path === `/api/web/v1/admin/${lists[name] ?? name}`,
    )
    expect(list, 'the endpoint of the list').toBeDefined()
    expect(roles ?? 'all').toEqual(list!.roles)
  },
)

test('an owner sees everything, others what their role may open', () => {
  expect(entriesFor('owner')).toEqual(adminEntries)
  for (const role of ['operations', 'finance', 'content', 'support'] as const) {
    const shown = entriesFor(role).map(({ path }) => path)
    expect(shown).toContain('/admin')
    expect(shown).not.toContain('/admin/settings')
  }
})
