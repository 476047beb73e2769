import type { KyselyPlugin, OperationNode } from 'kysely'
import { expect, test } from 'vitest'
import * as privacy from '#contract/accounts/privacy.ts'
import { carryOutDeletions, prepareDataExports } from '#server/domains/accounts/public.ts'
import type { Person } from '../people.ts'
import { world } from '../world.ts'
import { EXCEPTIONS } from './personal-data-exceptions.ts'

const there = await world()

/** Records which tables are read and which are changed or cleared, in statements built by Kysely or written as SQL. */
function recorder() {
  const [read, changed] = [new Set<string>(), new Set<string>()]
  const visit = (node: unknown, into: Set<string>) => {
    if (typeof node !== 'object' || node === null) return
    const { kind, table, sqlFragments } = node as Record<string, unknown>
    if (kind === 'TableNode') into.add((table as { identifier: { name: string } }).identifier.name)
    for (const text of (sqlFragments as string[] | undefined) ?? []) {
      for (const [, name] of text.matchAll(/\b(?:from|join)\s+(\w+)/g)) read.add(name!)
      for (const [, name] of text.matchAll(/\b(?:update|delete from)\s+(\w+)/g)) changed.add(name!)
    }
    for (const child of Object.values(node)) visit(child, into)
  }
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      const changes = node.kind === 'UpdateQueryNode' || node.kind === 'DeleteQueryNode'
      const { table, from } = node as OperationNode & Record<'table' | 'from', unknown>
      if (changes) visit(node.kind === 'UpdateQueryNode' ? table : from, changed)
      visit(node, read)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { read, changed, services: { ...there.app.services, db: there.app.services.db.withPlugin(plugin) } }
}

async function exportAndErase(person: Person) {
  const [copy, erasure] = [recorder(), recorder()]
  await person.send(privacy.requestDataExport, {})
  await prepareDataExports(copy.services, there.clock.now())
  const { body } = await person.send(privacy.listDataExports, {})
  expect(body.data.exports[0]!.state).toBe('ready')
  await person.send(privacy.requestDeletion, {})
  there.clock.advance({ days: 7 })
  await carryOutDeletions(erasure.services, there.clock.now())
  const { deleted_at } = await there.db
    .selectFrom('accounts')
    .select('deleted_at')
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow()
  expect(deleted_at).not.toBeNull()
  return { exported: copy.read, erased: erasure.changed }
}

/** Every column that identifies a person, from the database catalogue. */
async function columnsAboutPeople() {
  const { rows } = await there.pool.query<{ place: string; name: string }>(
    `select c.conrelid::regclass::text as name, c.conrelid::regclass || '.' || a.attname as place
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
     where c.contype = 'f' and c.confrelid in ('accounts'::regclass, 'consultants'::regclass) order by 2`,
  )
  return rows
}

test('everything stored about a person is exported and erased, apart from what is listed with its reason', async () => {
  const people = [await exportAndErase(await there.aCustomer()), await exportAndErase(await there.aConsultant())]
  const columns = await columnsAboutPeople()
  expect(columns.length).toBeGreaterThan(70)
  const missing: Record<string, string[]> = {}
  for (const { place, name } of columns) {
    const lacks = (['exported', 'erased'] as const).filter((what) => !people.some((person) => person[what].has(name)))
    if (lacks.length > 0) missing[place] = lacks
  }
  const excused = Object.fromEntries(
    Object.entries(EXCEPTIONS).map(([place, reasons]) => [
      place,
      (['exported', 'erased'] as const).filter((what) => reasons[what === 'exported' ? 'notExported' : 'notErased']),
    ]),
  )
  expect(missing).toEqual(excused)
})
