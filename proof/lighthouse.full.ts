import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenHouse, openHouse } from '../bench/rig/house.ts'
import { findChromium } from '../scripts/chromium.ts'
import { note } from './figures.ts'
import { auditPage } from './lighthouse.ts'

const PAGES = ['/', '/consultants', '/login?type=user', '/register', '/about', '/video-consultation', '/hi']
const FULL_MARKS = { accessibility: 100, 'best-practices': 100, seo: 100 }

let house: OpenHouse
beforeAll(async () => {
  house = await openHouse()
}, 120_000)
afterAll(() => house?.stop())

for (const path of PAGES)
  test.each(['mobile', 'desktop'] as const)(`Lighthouse on ${path}, %s`, { timeout: 180_000 }, async (formFactor) => {
    const { scores, findings } = await auditPage(house.url + path, findChromium()!, formFactor)
    note(`Lighthouse ${path} ${formFactor}: ${JSON.stringify(scores)}`)
    expect(findings).toEqual([])
    expect(scores).toEqual(FULL_MARKS)
  })
