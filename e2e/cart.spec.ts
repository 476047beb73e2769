import { SignIn } from './pages/sign-in.ts'
import { TillPage } from './pages/till-page.ts'
import { expectNoAxeFindings } from './support/axe.ts'
import { newMobile } from './support/house.ts'
import { expect, test } from './support/test.ts'

test('what a guest picked is theirs after signing in, and the payment they were about to make goes on', async ({
  page,
  house,
}) => {
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
  expect(await till.storedCart()).toMatchObject([{ type: 'service', quantity: 1, user: 0 }])

  await expectNoAxeFindings(page, '/cart with an item')
  await till.payButton(/^Log in and pay/).click()
  const mobile = newMobile()
  const signIn = new SignIn(page)
  await signIn.continueAsGuest('Ravi Tester', mobile, () => house.otpFor(mobile))
  await page.waitForURL('**/demo/pay/**')
  await page.getByRole('button', { name: 'Go back without paying' }).click()
  await expect(till.heading).toHaveText(/not finished|Not paid yet/)
  const me = await till.storedAuth()
  expect(await till.storedCart()).toMatchObject([{ type: 'service', quantity: 1, user: me?.id }])
})
