import { expect, test } from 'vitest'
import { projectDir } from '#server/platform/process/config.ts'
import { readSources } from './source-files.ts'
import {
  fileSizes,
  noBarrels,
  noSilencedTypes,
  onlySpecBreakpoints,
  type SourceRule,
  sqlOnlyInQueries,
  sqlReadsNoClock,
} from './source-rules.ts'

const lines = (count: number) => 'const a = 1\n'.repeat(count)
const silence = '@ts-' + 'ignore'

test.each<[string, SourceRule, string, string]>([
  ['a long file', fileSizes, 'server/src/app.ts', lines(301)],
  [
    'an index that only re-exports',
    noBarrels,
    'web/app/ui/index.ts',
    "// all\nexport * from './a.ts'\nexport { b } from './b.ts'\n",
  ],
  ['an index that imports to export', noBarrels, 'contract/src/index.ts', "import { a } from './a.ts'\nexport { a }\n"],
  [
    'a query in a service',
    sqlOnlyInQueries,
    'server/src/domains/accounts/service.ts',
    "await db.selectFrom('accounts').execute()",
  ],
  [
    'SQL text in a service',
    sqlOnlyInQueries,
    'server/src/domains/accounts/otp/service.ts',
    'await sql<{ a: 1 }>`select 1`.execute(db)',
  ],
  [
    'a raw query in a job',
    sqlOnlyInQueries,
    'server/src/domains/accounts/jobs.ts',
    "await services.pool.query('select 1')",
  ],
  ['a clock in a query', sqlReadsNoClock, 'server/src/domains/accounts/queries.ts', 'sql`update a set at = now()`'],
  ['a clock as default', sqlReadsNoClock, 'server/migrations/001-a.sql', 'at timestamptz default current_timestamp'],
  [
    'a width of its own',
    onlySpecBreakpoints,
    'web/app/ui/page.module.css',
    '@media (max-width: 24em) { a { gap: 0 } }',
  ],
  [
    'a breakpoint in pixels',
    onlySpecBreakpoints,
    'web/app/ui/page.module.css',
    '@media (min-width: 768px) { a { gap: 0 } }',
  ],
  [
    'a query that overlaps the next',
    onlySpecBreakpoints,
    'web/app/ui/a.module.css',
    '@media (max-width: 36em) { a { gap: 0 } }',
  ],
  ['a width as a range', onlySpecBreakpoints, 'web/app/ui/page.module.css', '@media (width < 40em) { a { gap: 0 } }'],
  ['a width in a script', onlySpecBreakpoints, 'web/app/ui/operated/sheet.tsx', "useMediaQuery('(min-width: 50em)')"],
  ['a silenced type', noSilencedTypes, 'web/app/lib/api.ts', `// ${silence}\nconst a: number = ''`],
])('%s is found', (_, rule, path, text) => {
  expect(rule([{ path, text }])).toEqual([expect.stringContaining(path)])
})

test.each<[string, SourceRule, string, string]>([
  ['300 lines', fileSizes, 'server/src/app.ts', lines(300)],
  ['a long table of demo data', fileSizes, 'demo/people.ts', lines(900)],
  ['an index with code in it', noBarrels, 'web/app/ui/index.ts', "export * from './a.ts'\nexport const b = 1\n"],
  ['a query in queries.ts', sqlOnlyInQueries, 'server/src/domains/accounts/queries.ts', "db.selectFrom('accounts')"],
  [
    'a comment that names SQL',
    sqlOnlyInQueries,
    'server/src/domains/accounts/service.ts',
    '// pool.query( is for queries',
  ],
  ['the clock of the context', sqlReadsNoClock, 'server/src/domains/accounts/queries.ts', 'const at = Date.now()'],
  [
    'a layout between two breakpoints',
    onlySpecBreakpoints,
    'web/app/ui/page.module.css',
    '@media (min-width: 48em) and (max-width: 61.99em) { a { max-width: 24em } }',
  ],
  [
    'the narrowest layout',
    onlySpecBreakpoints,
    'web/app/ui/page.module.css',
    '@media (max-width: 35.99em) { a { gap: 0 } }',
  ],
  ['a comment in a migration', sqlReadsNoClock, 'server/migrations/001-a.sql', '-- never now()\nselect 1'],
])('%s is accepted', (_, rule, path, text) => {
  expect(rule([{ path, text }])).toEqual([])
})

test('the rules read the whole repository', () => {
  const paths = readSources(projectDir).map(({ path }) => path)
  for (const plugin of ['contract/src/', 'server/src/domains/', 'server/migrations/', 'web/app/', 'scripts/', 'e2e/'])
    expect(
      paths.some((path) => path.startsWith(plugin)),
      plugin,
    ).toBe(true)
})
