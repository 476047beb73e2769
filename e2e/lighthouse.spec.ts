import { auditPage } from '../proof/lighthouse.ts'
import { findChromium } from '../scripts/chromium.ts'
import { expect, test } from './support/test.ts'

test('Lighthouse gives the home page full marks', async ({ baseURL }) => {
  test.setTimeout(180_000)
  const { scores, findings } = await auditPage(`${baseURL}/`, findChromium()!, 'mobile')
  expect(findings).toEqual([])
  expect(scores).toEqual({ accessibility: 100, 'best-practices': 100, seo: 100 })
})
