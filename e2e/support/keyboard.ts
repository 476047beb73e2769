import { expect, type Locator, type Page } from '@playwright/test'

/** More than the tab stops of any page. */
const STOPS = 80

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** Moves the focus to an element with the Tab key alone. */
export async function tabTo(page: Page, target: Locator) {
  await target.waitFor()
  for (let stops = 0; stops < STOPS && !(await hasFocus(target)); stops += 1) await page.keyboard.press('Tab')
  await expectFocusSeen(target)
}

/** Moves the focus there and presses it. */
export async function pressByKey(page: Page, target: Locator) {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** It has the focus, visibly. */
export async function expectFocusSeen(target: Locator) {
  await expect(target).toBeFocused()
  const outline = () => target.evaluate((element) => getComputedStyle(element).outlineStyle)
  await expect.poll(outline, { message: 'a ring around what has the focus' }).not.toBe('none')
}
