import { expect, test } from 'vitest'
import { z } from 'zod'
import { projectDir } from '#server/platform/process/config.ts'
import { regexesIn, slowRegexes } from './regexes.ts'
import { readSources } from './source-files.ts'

/** These do not read user input, or only short input. */
const EXEMPT: Record<string, string> = {
  'server/src/platform/process/config.ts': 'settings of the operator, read once at startup',
  'server/src/platform/pages/render.ts': 'HTML of our own renderer, for two fixed pages without input',
  'server/src/platform/pages/policy.ts': 'HTML of our own renderer, in which the text of people is escaped',
  'web/app/lib/money.ts': 'the digits of a number',
}
const BUILT: Record<string, string> = {
  'contract/src/fields.ts': 'a fixed count of digits',
  'server/src/platform/pages/page-key.ts': 'the route patterns of the site; their repetitions share no character',
  'web/app/domains/catalogue/search/highlight.ts': 'at most 20 escaped words as alternatives, without repetition',
  'web/app/lib/phone.ts': 'a fixed count of digits',
}

test('no regular expression that reads input takes more than linear time', { timeout: 300_000 }, async () => {
  const { literals, built } = await regexesIn(readSources(projectDir))
  expect(literals.length).toBeGreaterThan(100)
  expect(await slowRegexes(literals.filter(({ path }) => !(path in EXEMPT)))).toEqual([])
  expect(built.filter((path) => !(path in BUILT))).toEqual([])
})

test('nor do those of the validation library that inputs use', async () => {
  const used = [z.regexes.email, z.regexes.date, z.regexes.datetime({ offset: true })]
  expect(await slowRegexes(used.map(({ source, flags }) => ({ path: 'zod', pattern: source, flags })))).toEqual([])
})

test('a backtracking regular expression is found anywhere in the code', async () => {
  const path = 'server/src/planted.ts'
  const text = `export const cells = (line: string) => [...line.matchAll(/(?:"((?:[^"]|"")*)"|([^",]*))[^",]*(,|$)/g)]
    export const find = (part: string) => new RegExp(part)`
  const { literals, built } = await regexesIn([{ path, text }])
  expect(built).toEqual([path])
  expect(await slowRegexes(literals)).toEqual([expect.stringContaining('3rd degree polynomial')])
})
