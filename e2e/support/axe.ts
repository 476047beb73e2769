import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { markUnseenContrasts, remember, UNSEEN } from './contrasts.ts'

/** Minified: it is parsed again on every page. */
const source = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
)

export const isStress = process.env.STRESS === 'full'

/** Wide in light and narrow in dark; `npm run stress` runs both in both. */
export const schemesAt = (isMobile: boolean): ('light' | 'dark')[] =>
  isStress ? ['light', 'dark'] : [isMobile ? 'dark' : 'light']

/** Switches the colour scheme and waits until the page has applied it. */
export async function wear(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
}

/**
 * Runs all axe rules, best practices included, and reports each finding with its element. If a dialog is open, only the
 * dialog is checked: the page behind it cannot be reached and is covered by the test of all routes.
 */
export async function expectNoAxeFindings(page: Page, where: string) {
  const { rules, isDialog } = await findingsOf(page, where, {})
  // Page-level rules do not apply inside a dialog.
  expect(rules, `${where}: axe checked nothing`).toBeGreaterThan(isDialog ? 4 : 10)
}

/** Only the contrast rule, for a page checked completely in the other scheme. */
export async function expectContrast(page: Page, where: string) {
  const { texts } = await findingsOf(page, where, { runOnly: { type: 'rule', values: [CONTRAST] } })
  expect(texts, `${where}: no text was found`).toBeGreaterThan(0)
}

/** All rules in the light scheme; only contrast in the dark one. */
export async function expectInBothSchemes(page: Page, where: string) {
  await wear(page, 'light')
  await expectNoAxeFindings(page, where)
  await wear(page, 'dark')
  await expectContrast(page, `${where} in dark`)
}

const CONTRAST = 'color-contrast'
/** Blocks the rest of the page. */
const MODAL = '[aria-modal="true"]'
const ONLY_UNSEEN = { rules: [{ id: CONTRAST, selector: `[${UNSEEN}]` }] }

/** Expects no findings; returns how many rules applied, and how many texts there are. */
async function findingsOf(page: Page, where: string, options: { runOnly?: { type: 'rule'; values: string[] } }) {
  const { isStill, isKnown, isDialog } = await page.evaluate((selector) => {
    // Content with deferred layout is checked as it looks after scrolling to it.
    for (const part of document.querySelectorAll<HTMLElement>('.pm-afar')) part.style.contentVisibility = 'visible'
    const isShown = (dialog: Element) => dialog.checkVisibility({ visibilityProperty: true })
    return {
      isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
      isKnown: 'axe' in window,
      isDialog: [...document.querySelectorAll(selector)].some(isShown),
    }
  }, MODAL)
  if (!isStill) await letNothingMove(page)
  const { texts, marked, combinations } = await markUnseenContrasts(page, isDialog ? MODAL : 'html')
  if (options.runOnly && marked === 0) return { rules: 0, texts, isDialog }
  // Half a megabyte, which axe's builder would inject twice for every check.
  if (!isKnown) await page.evaluate(`${source};axe.configure(${JSON.stringify(ONLY_UNSEEN)})`)
  const axe = new AxeBuilder({ page, axeSource: 'void 0' })
  if (isDialog) axe.include(MODAL)
  const { violations, passes } = await axe
    // Our pages have no frames, so axe needs no second tab to merge results.
    .setLegacyMode()
    .options({
      ...options,
      ...(marked === 0 && { rules: { [CONTRAST]: { enabled: false } } }),
      resultTypes: ['violations'],
    })
    .analyze()
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html.slice(0, 200)}\n  ${failureSummary}`),
  )
  expect(findings, where).toEqual([])
  remember(combinations)
  // Contrast counts as applied where all combinations are known, too.
  const others = passes.filter(({ id }) => id !== CONTRAST).length
  return { rules: others + (texts > 0 ? 1 : 0), texts, isDialog }
}

/**
 * Stops animations: an element that is fading in would be checked half transparent, and one just opened starts to fade
 * in the next frame.
 */
async function letNothingMove(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))))
}
