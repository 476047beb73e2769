type Files = Record<string, string>

const uses = (...paths: string[]) =>
  `${paths.map((path, i) => `import * as used${i} from '${path}'`).join('\n')}\nexport const all = [${paths.map((_, i) => `used${i}`)}]\n`
const usesType = (path: string) => `import type * as used from '${path}'\nexport type All = typeof used\n`

/** For each rule a file that violates it, and what that file imports. */
export const plants: Record<string, { breaker: string; files: Files }> = {
  'no-cycles': {
    breaker: 'server/src/platform/egg.ts',
    files: { 'server/src/platform/egg.ts': usesType('./hen.ts'), 'server/src/platform/hen.ts': uses('./egg.ts') },
  },
  'every-import-resolves': one('server/src/platform/lost.ts', uses('#server/platform/nowhere.ts')),
  'contract-is-a-leaf': one('contract/src/bookings/endpoints.ts', uses('#server/platform/ground.ts')),
  'browser-constants-load-nothing': one('contract/src/orders/constants.ts', uses('../fields.ts')),
  'platform-knows-no-domain': one('server/src/platform/nosy.ts', usesType('#server/domains/settings/public.ts')),
  'domains-meet-in-public': one('server/src/domains/catalogue/peeking.ts', uses('#server/domains/accounts/service.ts')),
  // No cycle of files: only a type is imported in one direction, and another file in the other.
  'no-folder-cycles': {
    breaker: 'server/src/domains/bookings/messages/peeking.ts',
    files: {
      'server/src/domains/bookings/messages/peeking.ts': usesType('../calendar/rules.ts'),
      'server/src/domains/bookings/messages/rules.ts': 'export const value = 1\n',
      'server/src/domains/bookings/calendar/rules.ts': 'export const value = 1\n',
      'server/src/domains/bookings/calendar/service.ts': uses('../messages/rules.ts'),
    },
  },
  'outsiders-enter-by-public-service-or-rules': one('scripts/burglar.ts', uses('#server/domains/accounts/queries.ts')),
  'every-domain-has-its-place': one('server/src/domains/newcomer/service.ts', uses('#server/platform/ground.ts')),
  'sql-lives-in-queries': one('server/src/domains/accounts/service-with-sql.ts', uses('kysely')),
  'web-knows-only-the-contract': one('web/app/screens/greedy.tsx', usesType('#server/domains/accounts/public.ts')),
  'server-knows-no-page': one('server/src/platform/painter.ts', uses('../../../web/app/lib/money.ts')),
  'browser-loads-no-validator': one('web/app/domains/accounts/heavy.tsx', uses('#contract/accounts/endpoints.ts')),
  'shell-knows-no-screen': one('web/app/shell/upwards.tsx', uses('../screens/home.tsx')),
  'features-know-no-page': one('web/app/features/checkout/upwards.tsx', uses('~/shell/header.tsx')),
  'web-domains-do-not-combine': one('web/app/domains/accounts/upwards.tsx', uses('~/features/checkout/pay.tsx')),
  'ui-knows-no-domain': one('web/app/ui/partial.tsx', uses('~/domains/accounts/api.ts')),
  'mantine-only-within-its-scope': one('web/app/screens/unscoped.tsx', uses('~/ui/operated/textarea.tsx')),
  'ui-and-lib-call-no-endpoint': one('web/app/lib/calling.ts', usesType('#contract/accounts/endpoints.ts')),
  'lib-is-below-all': one('web/app/lib/painting.tsx', uses('~/ui/card.tsx')),
  'web-domains-do-not-mix': one('web/app/domains/accounts/neighbourly.tsx', uses('~/domains/catalogue/api.ts')),
  'tests-stay-out-of-the-product': one('server/src/platform/tested.ts', uses('#test/clock.ts')),
}

function one(breaker: string, text: string) {
  return { breaker, files: { [breaker]: text } }
}

/** Each domain except the last imports the next one. */
export function plantsOfOrder(domains: readonly string[]): typeof plants {
  return Object.fromEntries(
    domains.slice(0, -1).map((domain, i) => {
      const breaker = `server/src/domains/${domain}/hasty.ts`
      return [`${domain}-looks-back-only`, one(breaker, uses(`#server/domains/${domains[i + 1]}/public.ts`))]
    }),
  )
}

/** Valid imports that no rule may report. */
export const validProject = (domains: readonly string[]): Files => ({
  ...Object.fromEntries(
    domains.map((domain) => [`server/src/domains/${domain}/public.ts`, 'export const value = 1\n']),
  ),
  'contract/src/fields.ts': uses('zod'),
  'contract/src/accounts/endpoints.ts': uses('zod', '../fields.ts', '../problems.ts'),
  'contract/src/problems.ts': 'export const problems = {}\n',
  'server/src/platform/services.ts': uses('zod'),
  'server/src/platform/ground.ts': uses('./services.ts', 'kysely', 'pg', '#contract/problems.ts'),
  'server/src/domains/accounts/queries.ts': uses('kysely', '#server/platform/ground.ts'),
  'server/src/domains/accounts/register.ts': uses(
    './service.ts',
    './queries.ts',
    '#server/domains/settings/public.ts',
    '#contract/accounts/endpoints.ts',
  ),
  'server/src/domains/accounts/service.ts': uses('./queries.ts'),
  'server/src/domains/accounts/rules.ts': usesType('kysely'),
  // Modules import each other in one direction, the root of the domain in both; tests do not count.
  'server/src/domains/bookings/register.ts': uses('./holds/service.ts', './views/service.ts'),
  'server/src/domains/bookings/rules.ts': 'export const value = 1\n',
  'server/src/domains/bookings/views/service.ts': uses('../rules.ts'),
  'server/src/domains/bookings/views/views.test.ts': uses('../holds/service.ts'),
  'server/src/domains/bookings/holds/service.ts': uses('../rules.ts', '../views/service.ts'),
  'server/src/domains/accounts/accounts.test.ts': uses('#test/clock.ts', 'pg', 'vitest'),
  'server/src/app.ts': uses('./domains/accounts/register.ts', './platform/ground.ts'),
  'server/test/clock.ts': uses('#server/app.ts'),
  'scripts/staff.ts': uses('#server/domains/accounts/public.ts', '#server/domains/bookings/holds/service.ts'),
  'web/app/lib/money.ts': uses('#contract/problems.ts'),
  'web/app/ui/card.tsx': uses('react', '~/lib/money.ts'),
  'web/app/domains/accounts/api.ts': `${usesType('#contract/accounts/endpoints.ts')}${uses('~/lib/money.ts', '~/ui/card.tsx')}`,
  'web/app/domains/catalogue/api.ts': usesType('#contract/accounts/endpoints.ts'),
  'web/app/features/cart/add.tsx': uses('~/domains/accounts/api.ts', '~/domains/catalogue/api.ts'),
  'web/app/features/checkout/pay.tsx': uses('../cart/add.tsx', '~/domains/accounts/api.ts'),
  'web/app/ui/operated/mantine-scope.tsx': uses('@mantine/core'),
  'web/app/ui/operated/textarea.tsx': uses('@mantine/core'),
  'web/app/shell/layouts/plain.tsx': uses('~/shell/header.tsx'),
  'web/app/shell/layouts/operated.tsx': uses('~/ui/operated/mantine-scope.tsx'),
  'web/app/screens/form.tsx': uses('~/ui/operated/textarea.tsx'),
  'web/app/screens/popup.tsx': "export const open = () => import('~/ui/operated/textarea.tsx')\n",
  'web/app/root.tsx': uses('~/lib/money.ts'),
  'web/app/routes.ts': `import { index, layout, route } from '@react-router/dev/routes'
    export default [
      layout('shell/layouts/plain.tsx', [
        index('screens/home.tsx'),
        route('popup', 'screens/popup.tsx'),
        route('unscoped', 'screens/unscoped.tsx'),
      ]),
      layout('shell/layouts/operated.tsx', [route('form', 'screens/form.tsx')]),
    ]`,
  'web/app/shell/header.tsx': uses('~/features/cart/add.tsx', '~/domains/catalogue/api.ts'),
  'web/app/screens/home.tsx': uses('~/shell/header.tsx', '~/features/checkout/pay.tsx', '~/domains/accounts/api.ts'),
})
