import { SignIn } from './pages/sign-in.ts'
import { TillPage } from './pages/till-page.ts'
import { newMobile } from './support/api.ts'
import { expectNoAxeFindings } from './support/axe.ts'
import { expectHelpClear } from './support/help-bubble.ts'
import { ON_DESKTOP, ON_PHONE } from './support/sizes.ts'
import { expect, test } from './support/test.ts'

test(
  'a guest’s items are theirs after signing in, and the interrupted payment continues',
  ON_PHONE,
  async ({ page, site }) => {
    const till = new TillPage(page)
    const title = await till.pickService()
    await till.openCart()
    await till.state.selectOption('Maharashtra')
    await page.getByRole('button', { name: `Remove ${title}` }).click()
    await expect(page.getByText('Your cart is empty')).toBeVisible()
    await page
      .getByRole('status')
      .filter({ hasText: 'removed from your cart' })
      .getByRole('button', { name: 'Undo' })
      .click()
    await expect(till.main).toContainText(title)
    await expect.poll(() => till.storedCart()).toMatchObject([{ type: 'service', quantity: 1, user: 0 }])

    await expectNoAxeFindings(page, '/cart with an item')
    await expectHelpClear(page)
    await till.payButton(/^Log in and pay/).click()
    const mobile = newMobile()
    const signIn = new SignIn(page)
    await signIn.continueAsGuest('Ravi Tester', mobile, () => site.otpFor(mobile))
    await page.waitForURL('**/demo/pay/**')
    await page.getByRole('button', { name: 'Go back without paying' }).click()
    await expect(till.heading).toHaveText(/not complete|Not paid yet/)
    await expectHelpClear(page)
    const me = await till.storedAuth()
    await expect.poll(() => till.storedCart()).toMatchObject([{ type: 'service', quantity: 1, user: me?.id }])
  },
)

test(
  'by keyboard the focus follows added and removed items, and Undo is one Tab away',
  ON_DESKTOP,
  async ({ page }) => {
    const till = new TillPage(page)
    await till.open('/consultants/meera-joglekar')
    const services = page.getByRole('region', { name: 'Services' })
    const inCart = services.getByRole('link', { name: /^In your cart/ })
    // A toast that is being replaced may still be fading out, so each is found by the service it names.
    const undoFor = (title: string) =>
      page.getByRole('status').filter({ hasText: title }).getByRole('button', { name: 'Undo' })
    const titles = await services.getByRole('heading', { level: 3 }).allTextContents()
    for (const number of [0, 1]) {
      await services
        .getByRole('button', { name: /^Add to cart/ })
        .first()
        .press('Enter')
      await expect(inCart.nth(number)).toBeFocused()
    }
    const undo = undoFor(titles[1]!)
    await undo.waitFor()
    await page.keyboard.press('Tab')
    await expect(undo).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(inCart.nth(1)).toBeFocused()

    await till.cartLink.press('Enter')
    await expect(till.heading).toHaveText('Your cart')
    await expect(till.heading).toBeFocused()
    const rows = till.main.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Remove/ }) })
    await rows.getByRole('button', { name: `Remove ${titles[0]}` }).press('Enter')
    await expect(rows).toHaveCount(1)
    await expect(rows.locator(':focus')).toHaveCount(1)
    await undoFor(`${titles[0]} was removed`).waitFor()
    await page.keyboard.press('Tab')
    await expect(undoFor(`${titles[0]} was removed`)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(rows).toHaveCount(2)
    await expect(rows.locator(':focus')).toHaveCount(1)
  },
)
