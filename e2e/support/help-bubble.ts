import { expect, type Page } from '@playwright/test'

const SHARES = [0, 0.13, 0.29, 0.41, 0.57, 0.73, 1]

/**
 * Scrolls through a page on a phone and checks that the help bubble covers nothing; returns at how many positions it
 * was shown.
 */
export async function expectHelpClear(page: Page) {
  const bubble = page.locator('[data-help-widget]')
  // The bubble is hidden while the banner is shown.
  const banner = page.getByRole('complementary', { name: 'Add to your device' })
  await page.evaluate(() => document.documentElement.style.setProperty('scroll-behavior', 'auto'))
  await expect(bubble).toHaveAttribute('data-clear')
  if (await banner.isVisible()) await banner.getByRole('button', { name: 'Close' }).tap()
  let shown = 0
  for (const share of SHARES) {
    await page.evaluate(async (part) => {
      window.scrollTo(0, part * document.documentElement.scrollHeight)
      // The scroll event fires with the next frame.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    }, share)
    await expect(bubble).toHaveAttribute('data-clear')
    if ((await bubble.evaluate((element) => getComputedStyle(element).opacity)) === '0') continue
    shown += 1
    expect(await underBubble(page), `${page.url()} at ${share}`).toEqual([])
  }
  return shown
}

/** Texts up to this length count as prices rather than sentences. */
const PRICE_LENGTH = 30

/** Controls and prices covered by the help bubble, wholly or in part. */
const underBubble = (page: Page) =>
  page.evaluate((priceLength) => {
    const place = document.querySelector('[data-help-widget]')!.getBoundingClientRect()
    const lies = ({ left, right, top, bottom }: DOMRect) =>
      left < place.right - 1 && place.left + 1 < right && top < place.bottom - 1 && place.top + 1 < bottom
    const controls = [...document.querySelectorAll('main :is(a, button, input, select, textarea)')]
      .filter((control) => control.checkVisibility() && lies(control.getBoundingClientRect()))
      .map((control) => control.outerHTML.slice(0, 80))
    const prices: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode
      const words = text.textContent ?? ''
      if (!words.includes('₹') || words.length > priceLength || !text.parentElement?.checkVisibility()) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      if ([...range.getClientRects()].some(lies)) prices.push(words)
    }
    return [...controls, ...prices]
  }, PRICE_LENGTH)
