import { expect, type Locator, type Page } from '@playwright/test'

/** More stops than any page of ours has. */
const STOPS = 80

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** Goes to something with the Tab key alone, as whoever has no mouse does. */
export async function tabTo(page: Page, target: Locator) {
  await target.waitFor()
  for (let stops = 0; stops < STOPS && !(await hasFocus(target)); stops += 1) await page.keyboard.press('Tab')
  await expectFocusSeen(target)
}

/** Goes there and presses it. */
export async function pressByKey(page: Page, target: Locator) {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** It has the focus, and one sees that it has. */
export async function expectFocusSeen(target: Locator) {
  await expect(target).toBeFocused()
  const outline = () => target.evaluate((element) => getComputedStyle(element).outlineStyle)
  await expect.poll(outline, { message: 'a ring around what has the focus' }).not.toBe('none')
}
