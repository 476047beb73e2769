import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Constraints, problemOfConstraint } from '#server/platform/db/constraints.ts'
import { projectDir } from '#server/platform/process/config.ts'
import { sharedWorld } from '../world.ts'

const DOMAINS = join(projectDir, 'server/src/domains')

/** The constraints of all domains, read from their files. */
async function constraintsOfDomains() {
  const files = readdirSync(DOMAINS, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('/constraints.ts'),
  )
  const modules = await Promise.all(
    files.map((path) => import(join(DOMAINS, path)) as Promise<Record<string, Constraints>>),
  )
  return modules.flatMap((module) => Object.values(module)).flatMap((constraints) => Object.entries(constraints))
}

const constraints = await constraintsOfDomains()

test('every constraint is registered by its domain', async () => {
  await sharedWorld()
  expect(constraints.length).toBeGreaterThan(0)
  expect(constraints.filter(([name, code]) => problemOfConstraint(name) !== code)).toEqual([])
})

test('every constraint that becomes a problem exists in the database, or is raised by one of its functions', async () => {
  const { pool } = await sharedWorld()
  const { rows } = await pool.query<{ name: string }>(
    `select given.name from unnest($1::text[]) as given(name)
     where not exists (select from pg_constraint where conname = given.name)
       and not exists (select from pg_index join pg_class on pg_class.oid = indexrelid
                       where indisunique and relname = given.name)
       and not exists (select from pg_proc where pronamespace = 'public'::regnamespace
                       and prosrc like '%constraint = ''' || given.name || '''%')`,
    [constraints.map(([name]) => name)],
  )
  expect(rows).toEqual([])
})
