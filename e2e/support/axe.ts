import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Without its comments and long names: every page has to read it. */
const source = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
)

export const isStress = process.env.STRESS === 'full'

/** Wide in light and narrow in dark; `npm run stress` looks at both in both. */
export const schemesAt = (isMobile: boolean): ('light' | 'dark')[] =>
  isStress ? ['light', 'dark'] : [isMobile ? 'dark' : 'light']

/** In these colours, once the page has put them on. */
export async function wear(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
}

/**
 * Every rule axe knows, best practices included; each finding is told with the element it is about. Over an open dialog axe looks at
 * the dialog: nobody gets at the page behind it, which the walk over all routes looks at.
 */
export async function expectNoAxeFindings(page: Page, where: string) {
  const { rules, isDialog } = await findingsOf(page, where, {})
  // Rules about a page as a whole find nothing to look at in a dialog.
  expect(rules, `${where}: axe looked at nothing`).toBeGreaterThan(isDialog ? 4 : 10)
}

/** Only the rule that the colours decide, for a page that axe has seen whole in the other scheme. */
export async function expectContrast(page: Page, where: string) {
  const { rules } = await findingsOf(page, where, { runOnly: { type: 'rule', values: ['color-contrast'] } })
  expect(rules, `${where}: axe found no text`).toBe(1)
}

/** What makes the rest of the page wait. */
const MODAL = '[aria-modal="true"]'

/** Expects none; answers how many rules found something to look at. */
async function findingsOf(page: Page, where: string, options: { runOnly?: { type: 'rule'; values: string[] } }) {
  const { isStill, isKnown, isDialog } = await page.evaluate((selector) => {
    // What is only laid out when it comes near is judged as somebody sees it who has scrolled to it.
    for (const part of document.querySelectorAll<HTMLElement>('.pm-afar')) part.style.contentVisibility = 'visible'
    const isShown = (dialog: Element) => dialog.checkVisibility({ visibilityProperty: true })
    return {
      isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
      isKnown: 'axe' in window,
      isDialog: [...document.querySelectorAll(selector)].some(isShown),
    }
  }, MODAL)
  if (!isStill) await letNothingMove(page)
  // Half a megabyte, which the builder would bring into the page twice for every look.
  if (!isKnown) await page.evaluate(source)
  const axe = new AxeBuilder({ page, axeSource: 'void 0' })
  if (isDialog) axe.include(MODAL)
  const { violations, passes } = await axe
    // No page of ours holds a frame, so no second tab is needed to put findings together.
    .setLegacyMode()
    .options({ ...options, resultTypes: ['violations'] })
    .analyze()
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html.slice(0, 200)}\n  ${failureSummary}`),
  )
  expect(findings, where).toEqual([])
  return { rules: passes.length, isDialog }
}

/** What is fading in would be judged half faded; what has only just opened begins to in the next frame. */
async function letNothingMove(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))))
}
