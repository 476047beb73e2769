import { expect, test } from 'vitest'
import { selectPaths } from './select-paths.ts'

const source = (path: string, ...lines: string[]) => ({ path, text: lines.join('\n') })
const repository = {
  files: [
    source('server/src/domains/orders/service.ts'),
    source('server/src/domains/orders/orders.test.ts'),
    source('server/src/domains/orders/refunds/refunds.test.ts'),
    source('web/app/lib/money.ts'),
    source('web/app/lib/money.test.ts', "import { format } from './money.ts'"),
    source('e2e/cart.spec.ts'),
    source('e2e/pages/cart-page.ts'),
  ],
  screens: [],
}
const selected = (...paths: string[]) => {
  const { unit, browser } = selectPaths(paths, repository)
  return { unit, browser }
}

test('a test file goes to its own runner', () => {
  expect(selected('web/app/lib/money.test.ts', './e2e/cart.spec.ts')).toEqual({
    unit: ['web/app/lib/money.test.ts'],
    browser: ['e2e/cart.spec.ts'],
  })
})

test('a folder selects the tests below it', () => {
  expect(selected('server/src/domains/orders/')).toEqual({
    unit: ['server/src/domains/orders/orders.test.ts', 'server/src/domains/orders/refunds/refunds.test.ts'],
    browser: [],
  })
  expect(selected('e2e')).toEqual({ unit: [], browser: ['e2e/cart.spec.ts'] })
})

test('a source file selects the tests it affects', () => {
  expect(selected('web/app/lib/money.ts')).toEqual({ unit: ['web/app/lib/money.test.ts'], browser: [] })
})

test('a missing path and a campaign are refused', () => {
  expect(() => selected('server/src/domains/order')).toThrow('server/src/domains/order does not exist.')
  expect(() => selected('stress/kills.full.ts')).toThrow('npm run stress -- stress/kills.full.ts')
})
