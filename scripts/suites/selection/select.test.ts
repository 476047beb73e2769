import { expect, test } from 'vitest'
import { projectDir } from '#server/platform/process/config.ts'
import { addressPattern } from './journeys.ts'
import { readRepository } from './repository.ts'
import { selectTests } from './select.ts'

const source = (path: string, ...lines: string[]) => ({ path, text: lines.join('\n') })
const small = {
  files: [
    source('contract/src/orders/endpoints.ts', "export const place = { method: 'POST', path: '/api/web/v1/orders' }"),
    source('contract/src/wallet/endpoints.ts', "export const read = { method: 'GET', path: '/api/web/v1/wallet' }"),
    source('server/src/domains/orders/register.ts', "import { place } from '#contract/orders/endpoints.ts'"),
    source('server/src/domains/orders/orders.test.ts'),
    source('server/src/domains/wallet/register.ts', "import { read } from '#contract/wallet/endpoints.ts'"),
    source('server/src/domains/wallet/wallet.test.ts'),
    source('server/test/generated/access.test.ts'),
    source('web/app/domains/orders/api.ts', "import type { place } from '#contract/orders/endpoints.ts'"),
    source('web/app/domains/orders/api.test.ts', "import { order } from './api.ts'"),
    source('web/app/ui/money.tsx'),
    source(
      'web/app/screens/checkout/cart.tsx',
      "import { order } from '~/domains/orders/api.ts'",
      "import '~/ui/money.tsx'",
    ),
    source('web/app/screens/wallet.tsx', "const Lazy = lazy(() => import('~/ui/money.tsx'))"),
    source('web/app/screens/about.tsx'),
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a source file
    source('e2e/pages/cart-page.ts', 'await this.open(`/cart?item=${id}`)'),
    source('e2e/cart.spec.ts', "import { CartPage } from './pages/cart-page.ts'"),
    source('e2e/wallet.spec.ts', "await page.open('/dashboard/my-wallet')"),
    source('e2e/pages.spec.ts', 'for (const stop of sitemap) walk()'),
    source('scripts/tool.ts'),
    source('scripts/tool.test.ts', "import { run } from './tool.ts'"),
  ],
  screens: [
    { path: '/cart', files: ['web/app/screens/checkout/cart.tsx'] },
    { path: '/dashboard/my-wallet', files: ['web/app/screens/wallet.tsx'] },
    { path: '/about', files: ['web/app/screens/about.tsx'] },
  ],
}
const selected = (...changed: string[]) => selectTests(changed, small)

test('a change in a server domain affects its tests, its endpoints, and the journeys over its screens', () => {
  expect(selected('server/src/domains/orders/service.ts')).toEqual({
    unit: ['server/src/domains/orders/orders.test.ts'],
    endpoints: ['/api/web/v1/orders'],
    browser: ['e2e/cart.spec.ts', 'e2e/pages.spec.ts'],
    screens: ['/cart'],
  })
})

test('a change in the contract affects its users, on both sides', () => {
  expect(selected('contract/src/orders/endpoints.ts')).toEqual({
    unit: ['server/src/domains/orders/orders.test.ts', 'web/app/domains/orders/api.test.ts'],
    endpoints: ['/api/web/v1/orders'],
    browser: ['e2e/cart.spec.ts', 'e2e/pages.spec.ts'],
    screens: ['/cart'],
  })
})

test('a component affects the screens that load it, also lazily, and no endpoint', () => {
  expect(selected('web/app/ui/money.tsx')).toEqual({
    unit: [],
    endpoints: [],
    browser: ['e2e/cart.spec.ts', 'e2e/pages.spec.ts', 'e2e/wallet.spec.ts'],
    screens: ['/cart', '/dashboard/my-wallet'],
  })
})

test('a screen without a journey is still opened by the walk', () => {
  expect(selected('web/app/screens/about.tsx')).toMatchObject({ browser: ['e2e/pages.spec.ts'], screens: ['/about'] })
})

test('a test affects itself, a page object its journeys, a script its tests, a document nothing', () => {
  expect(selected('e2e/wallet.spec.ts', 'server/test/generated/access.test.ts')).toMatchObject({
    unit: ['server/test/generated/access.test.ts'],
    browser: ['e2e/wallet.spec.ts'],
  })
  expect(selected('e2e/pages/cart-page.ts')).toMatchObject({ unit: [], browser: ['e2e/cart.spec.ts'] })
  expect(selected('scripts/tool.ts')).toMatchObject({ unit: ['scripts/tool.test.ts'], browser: [] })
  expect(selected('docs/testing.md')).toEqual({ unit: [], endpoints: [], browser: [], screens: [] })
})

test.each(['package-lock.json', 'server/migrations/001-first.sql', 'server/src/platform/db/pool.ts', 'demo/people.ts'])(
  '%s affects everything',
  (path) => {
    expect(selected(path)).toMatchObject({ unit: 'all', browser: 'all' })
  },
)

test('foundations of one side affect all of that side only', () => {
  expect(selected('playwright.config.ts')).toMatchObject({ unit: [], browser: 'all' })
  expect(selected('server/test/world.ts')).toMatchObject({ unit: 'all', browser: [] })
})

test('addresses are found in strings, templates and regular expressions, and only whole', () => {
  const booking = addressPattern('/bookings/:booking')
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of source files
  const templates = ['`/bookings/${id}`', '`${language}/bookings/${id}?tab=x`', '`/hi/bookings/${id}`']
  for (const text of ["'/bookings/12'", "'**/bookings/*'", ...templates]) expect(text).toMatch(booking)
  for (const text of ["'/bookings'", "'/my-bookings/12'", "'/api/v1/bookings/12'", "'/bookings/12/messages'"])
    expect(text).not.toMatch(booking)
  for (const text of ['/\\/room\\/x/', '/\\/room\\//']) expect(text).toMatch(addressPattern('/room/:slug'))
  expect("open('/')").toMatch(addressPattern('/'))
  expect("open('/about')").not.toMatch(addressPattern('/'))
})

test('in this repository a change of the cart affects its journeys, and not those of the schedule', async () => {
  const repository = await readRepository(projectDir)
  const { browser, unit, screens } = selectTests(['web/app/screens/checkout/cart.tsx'], repository)
  expect(browser).toEqual(expect.arrayContaining(['e2e/cart.spec.ts', 'e2e/pages.spec.ts']))
  expect(browser).not.toContain('e2e/schedule.spec.ts')
  expect(screens).toEqual(['/cart'])
  expect(unit).toEqual([])
  const ofServer = selectTests(['server/src/domains/wallet/top-ups/service.ts'], repository)
  expect(ofServer.unit).toEqual(expect.arrayContaining([expect.stringMatching(/^server\/src\/domains\/wallet\//)]))
  expect(ofServer.endpoints).toEqual(expect.arrayContaining([expect.stringMatching(/wallet/)]))
  expect(ofServer.browser).toContain('e2e/wallet.spec.ts')
})
