type Files = Record<string, string>

const uses = (...paths: string[]) =>
  `${paths.map((path, i) => `import * as used${i} from '${path}'`).join('\n')}\nexport const all = [${paths.map((_, i) => `used${i}`)}]\n`
const usesType = (path: string) => `import type * as used from '${path}'\nexport type All = typeof used\n`

/** For each rule a file that breaks it, and what that file leans on. */
export const plants: Record<string, { breaker: string; files: Files }> = {
  'no-cycles': {
    breaker: 'server/src/platform/egg.ts',
    files: { 'server/src/platform/egg.ts': uses('./hen.ts'), 'server/src/platform/hen.ts': uses('./egg.ts') },
  },
  'every-import-resolves': one('server/src/platform/lost.ts', uses('#server/platform/nowhere.ts')),
  'contract-is-a-leaf': one('contract/src/bookings.ts', uses('#server/platform/ground.ts')),
  'browser-constants-load-nothing': one('contract/src/limits.ts', uses('./fields.ts')),
  'platform-knows-no-domain': one('server/src/platform/nosy.ts', usesType('#server/domains/settings/service.ts')),
  'only-service-is-public': one('server/src/domains/catalogue/peeking.ts', uses('#server/domains/accounts/queries.ts')),
  'outsiders-enter-by-service-or-rules': one('scripts/burglar.ts', uses('#server/domains/accounts/queries.ts')),
  'every-domain-has-its-place': one('server/src/domains/newcomer/service.ts', uses('#server/platform/ground.ts')),
  'sql-lives-in-queries': one('server/src/domains/accounts/service-with-sql.ts', uses('kysely')),
  'web-knows-only-the-contract': one('web/app/screens/greedy.tsx', usesType('#server/domains/accounts/service.ts')),
  'server-knows-no-page': one('server/src/platform/painter.ts', uses('../../../web/app/lib/money.ts')),
  'browser-loads-no-validator': one('web/app/domains/accounts/heavy.tsx', uses('#contract/accounts.ts')),
  'only-screens-and-shell-combine': one('web/app/domains/accounts/upwards.tsx', uses('~/shell/header.tsx')),
  'shell-knows-no-screen': one('web/app/shell/upwards.tsx', uses('../screens/home.tsx')),
  'ui-knows-no-domain': one('web/app/ui/partial.tsx', uses('~/domains/accounts/api.ts')),
  'lib-is-below-all': one('web/app/lib/painting.tsx', uses('~/ui/card.tsx')),
  'web-domains-do-not-mix': one('web/app/domains/accounts/neighbourly.tsx', uses('~/domains/catalogue/api.ts')),
  'tests-stay-out-of-the-product': one('server/src/platform/tested.ts', uses('#test/clock.ts')),
}

function one(breaker: string, text: string) {
  return { breaker, files: { [breaker]: text } }
}

/** Each domain but the last leans on the one after it. */
export function plantsOfOrder(domains: readonly string[]): typeof plants {
  return Object.fromEntries(
    domains.slice(0, -1).map((domain, i) => {
      const breaker = `server/src/domains/${domain}/hasty.ts`
      return [`${domain}-looks-back-only`, one(breaker, uses(`#server/domains/${domains[i + 1]}/service.ts`))]
    }),
  )
}

/** What the house does all day: no rule may mind it. */
export const goodHouse = (domains: readonly string[]): Files => ({
  ...Object.fromEntries(
    domains.map((domain) => [`server/src/domains/${domain}/service.ts`, 'export const deed = 1\n']),
  ),
  'contract/src/fields.ts': uses('zod'),
  'contract/src/accounts.ts': uses('zod', './fields.ts', './problems.ts'),
  'contract/src/problems.ts': 'export const problems = {}\n',
  'server/src/platform/house.ts': usesType('./ground.ts'),
  'server/src/platform/ground.ts': uses('./house.ts', 'kysely', 'pg', '#contract/problems.ts'),
  'server/src/domains/accounts/queries.ts': uses('kysely', '#server/platform/ground.ts'),
  'server/src/domains/accounts/routes.ts': uses(
    './service.ts',
    './queries.ts',
    '#server/domains/settings/service.ts',
    '#contract/accounts.ts',
  ),
  'server/src/domains/accounts/rules.ts': usesType('kysely'),
  'server/src/domains/accounts/accounts.test.ts': uses('#test/clock.ts', 'pg', 'vitest'),
  'server/src/app.ts': uses('./domains/accounts/routes.ts', './platform/ground.ts'),
  'server/test/clock.ts': uses('#server/app.ts'),
  'scripts/staff.ts': uses('#server/domains/accounts/service.ts'),
  'web/app/lib/money.ts': uses('#contract/problems.ts'),
  'web/app/ui/card.tsx': uses('react', '~/lib/money.ts'),
  'web/app/domains/accounts/api.ts': `${usesType('#contract/accounts.ts')}${uses('~/lib/money.ts', '~/ui/card.tsx')}`,
  'web/app/domains/catalogue/api.ts': usesType('#contract/accounts.ts'),
  'web/app/shell/header.tsx': uses('~/domains/accounts/api.ts', '~/domains/catalogue/api.ts'),
  'web/app/screens/home.tsx': uses('~/shell/header.tsx', '~/domains/accounts/api.ts', '../ui/card.tsx'),
})
