import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { projectDir } from '#server/platform/process/config.ts'
import { readImports } from './import-rules.ts'
import { plants, plantsOfOrder, validProject } from './planted-imports.ts'

const dir = mkdtempSync(join(tmpdir(), 'paramarsh-plants-'))
afterAll(() => rmSync(dir, { recursive: true }))

const domains = await domainsInOrder()
const allPlants = { ...plants, ...plantsOfOrder(domains) }
let seen: Awaited<ReturnType<typeof readImports>>

beforeAll(async () => {
  for (const name of ['package.json', 'tsconfig.json', 'dependency-cruiser.mjs'])
    copyFileSync(join(projectDir, name), join(dir, name))
  symlinkSync(join(projectDir, 'node_modules'), join(dir, 'node_modules'))
  const files = Object.assign(validProject(domains), ...Object.values(allPlants).map((plant) => plant.files))
  for (const [path, text] of Object.entries<string>(files)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), text)
  }
  seen = await readImports(dir)
})

describe('a planted violation is found:', () => {
  test.each(Object.entries(allPlants))('%s', (rule, { breaker }) => {
    expect(seen.violations.map((found) => `${found.rule} ${found.from}`)).toContain(`${rule} ${breaker}`)
  })
})

test('every rule has its planted violation', () => {
  expect(Object.keys(allPlants).sort()).toEqual([...seen.rules].sort())
})

test('allowed imports are accepted', () => {
  const planted = new Set(Object.values(allPlants).flatMap(({ files }) => Object.keys(files)))
  expect(seen.violations.filter(({ from }) => !planted.has(from))).toEqual([])
})

async function domainsInOrder() {
  const config: { domains: string[] } = await import(join(projectDir, 'dependency-cruiser.mjs'))
  return config.domains
}
