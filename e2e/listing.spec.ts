import { ListingPage } from './pages/listing-page.ts'
import { SignIn } from './pages/sign-in.ts'
import { newMobile } from './support/api.ts'
import { untilSettled } from './support/settle.ts'
import { ON_DESKTOP, ON_PHONE } from './support/sizes.ts'
import { expect, test } from './support/test.ts'

test(
  'filters, sort and page are in the address; chips remove them, and Back restores the position',
  ON_DESKTOP,
  async ({ page }) => {
    const listing = new ListingPage(page, false)
    await listing.open('/consultants')
    await expect(listing.heading).toHaveText('All consultants')
    await expect(listing.cards).toHaveCount(10)
    const all = await listing.shownCount()

    await listing.choose((fields) => fields.getByRole('checkbox', { name: 'Hindi' }).check())
    await expect(page).toHaveURL(/\?language=hi$/)
    await expect(listing.chips).toHaveText(['Hindi'])
    // The address changes before the list does, and the best ten may all speak Hindi.
    await expect.poll(() => listing.shownCount()).toBeLessThan(all)
    const hindi = await listing.shownNames()

    await listing.sort.selectOption('Lowest fee first')
    await expect(page).toHaveURL(/\?language=hi&sort=fee$/)
    await expect(listing.sort).toHaveValue('fee')
    const cheapest = await listing.namesAfter(hindi)
    await page.goBack()
    await expect.poll(() => listing.shownNames()).toEqual(hindi)
    await expect(listing.sort).toHaveValue('best')
    await page.goForward()
    await expect(listing.sort).toHaveValue('fee')
    await expect.poll(() => listing.shownNames()).toEqual(cheapest)

    const second = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' })
    // Rows above it are laid out as they come near the viewport, which moves it.
    await second.scrollIntoViewIfNeeded()
    await second.click()
    await expect(page).toHaveURL(/&page=2$/)
    await listing.namesAfter(cheapest)
    await expect(listing.names.first()).toBeInViewport()

    const leftAt = await listing.openProfile(listing.names.nth(6))
    await page.goBack()
    await expect(page).toHaveURL(/&page=2$/)
    await listing.expectPosition(leftAt)
    await page.goBack()
    await expect(page).toHaveURL(/\?language=hi&sort=fee$/)
    await expect.poll(() => listing.shownNames()).toEqual(cheapest)

    await page.getByRole('link', { name: 'Remove Hindi' }).click()
    await expect(page).toHaveURL(/\/consultants\?sort=fee$/)
    await expect(listing.chips).toHaveCount(0)
  },
)

test(
  'a filter far down stays in place, with the focus; a sector shows its industries and its title',
  ON_DESKTOP,
  async ({ page }) => {
    const listing = new ListingPage(page, false)
    await listing.open('/consultants')
    const all = await listing.shownNames()
    const chip = page.getByRole('radio', { name: '20+ yrs' })
    const top = () => chip.evaluate((input) => Math.round(input.getBoundingClientRect().top))
    await chip.evaluate((input) => input.scrollIntoView({ block: 'center' }))
    const before = await top()
    await chip.check()
    await expect(page).toHaveURL(/\?experience=20$/)
    await listing.namesAfter(all)
    await expect(chip).toBeFocused()
    expect(Math.abs((await top()) - before)).toBeLessThan(3)

    // A sector outside the first few can be selected in place, too.
    await page.getByText(/^\d+ more$/).click()
    const sector = page.locator('details').getByRole('radio').last()
    await sector.check()
    await expect(page).toHaveURL(/sector=/)
    await expect(sector).toBeFocused()

    await test.step('a sector shows its industries, and the title says what is listed', async () => {
      await listing.open('/consultants')
      await listing.choose(async (fields) => {
        await fields.getByRole('searchbox', { name: 'Find a sector' }).fill('food')
        await fields.getByRole('radio', { name: /Food & beverages/ }).check()
      })
      await expect(listing.heading).toHaveText('Food & beverages consultants')
      await expect(page).toHaveTitle(/^Food & beverages consultants/)
      await expect(page).toHaveURL(/\?consultant=1&sector=food-beverages$/)
      await listing.choose((fields) => fields.getByRole('combobox', { name: 'Industry' }).selectOption({ index: 1 }))
      await expect(page).toHaveURL(/&industry=\d+$/)
      await expect(listing.heading).not.toHaveText('Food & beverages consultants')
    })
  },
)

test(
  'filters are chosen in a sheet; up to three are compared, the fourth is refused with a message, and the selection survives a reload',
  ON_PHONE,
  async ({ page }) => {
    const listing = new ListingPage(page, true)
    await listing.open('/consultants')
    await test.step('filters are chosen in a sheet, chips remove them, and Back restores the position', async () => {
      const all = await listing.shownNames()
      await listing.choose((fields) => fields.getByRole('checkbox', { name: 'Gujarati' }).check())
      await expect(page).toHaveURL(/\?language=gu$/)
      await expect(listing.chips).toHaveText(['Gujarati'])
      const gujarati = await listing.namesAfter(all)
      const leftAt = await listing.openProfile(listing.names.nth(5))
      await page.goBack()
      await expect(page).toHaveURL(/\?language=gu$/)
      await listing.expectPosition(leftAt)
      await page.getByRole('link', { name: 'Remove Gujarati' }).click()
      await expect(page).toHaveURL(/\/consultants$/)
      await expect(listing.chips).toHaveCount(0)
      await listing.namesAfter(gujarati)
    })
    const ticks = listing.cards.getByRole('checkbox', { name: /^Compare/ })
    for (const i of [0, 1, 2]) await ticks.nth(i).check()
    await ticks.nth(3).click()
    await listing.expectToast('You can compare up to 3. Remove one first.')
    await expect(ticks.nth(3)).not.toBeChecked()
    await page.reload()
    await page.getByRole('region', { name: 'To compare' }).getByRole('link', { name: 'Compare 3' }).click()
    await expect(listing.heading).toHaveText('Compare three')
    await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(3)
    await expect(page.getByRole('row', { name: /^Experience/ })).toContainText('(the best)')
  },
)

test(
  'a visitor’s heart asks to sign in, is filled afterwards, and is among the favourites',
  ON_PHONE,
  async ({ page, site }) => {
    const listing = new ListingPage(page, true)
    const signIn = new SignIn(page)
    const mobile = newMobile()
    await listing.open('/consultants')
    const [other = '', name = ''] = await listing.shownNames()
    const heartOf = (whose: string) => page.getByRole('button', { name: `Add ${whose} to favourites` })
    // On a slow network people keep pressing before the popup has loaded.
    const arrived = Promise.withResolvers<void>()
    await page.route(/\/login-popup-[^/]+\.js$/, async (route) => {
      await arrived.promise
      await route.continue()
    })
    await heartOf(other).click()
    await heartOf(name).click()
    arrived.resolve()
    const otp = await site.otpSentBy(mobile, () => signIn.continueWith(mobile))
    await signIn.fillDetails({ name: 'Kavita Rao', email: 'kavita@example.in', pincode: '411001' })
    await signIn.typeOtp(otp)
    await expect(page.getByText('Number verified')).toBeVisible()
    await expect(signIn.popup.getByLabel('City')).toHaveValue('Pune')
    await signIn.press('Create account')
    await expect(page).toHaveURL(/\/consultants$/)
    await expect(heartOf(other)).toHaveAttribute('aria-pressed', 'true')
    await expect(heartOf(name)).toHaveAttribute('aria-pressed', 'true')
    // The heart is filled optimistically, before the server has answered.
    await untilSettled(page)

    await listing.open('/dashboard/favourites')
    await expect(listing.card(name)).toBeVisible()
    await heartOf(other).click()
    await expect(listing.card(other)).toBeHidden()
    await heartOf(name).click()
    await expect(page.getByRole('heading', { name: 'No favourites yet' })).toBeVisible()
  },
)

test(
  'no results: removing one filter is offered with its count, and a callback returns a number',
  ON_DESKTOP,
  async ({ page }) => {
    const listing = new ListingPage(page, false)
    await listing.open('/consultants?sector=food-beverages&city=Nowhere')
    await listing.expectCount(/^0 consultants/)
    const way = page.getByRole('list', { name: 'Filters you can remove' }).getByRole('link')
    await expect(way).toHaveText(/Without “Nowhere”\s*\d+ consultants/)

    await page.getByRole('button', { name: 'Request a call back' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Request a call back' })
    await dialog.getByLabel('Name').fill('Ravi Teli')
    await dialog.getByLabel('Call me on').fill(newMobile())
    await dialog
      .getByRole('radio', { name: /^Tomorrow/ })
      .first()
      .check()
    await dialog.getByRole('radio', { name: 'Marathi' }).check()
    await expect(dialog.getByLabel('About')).toHaveValue('Food & beverages consultants')
    await dialog.getByRole('button', { name: /^Call me tomorrow at / }).click()
    await expect(page.getByRole('dialog')).toContainText(/ENQ-\d{6}/)
    await page.getByRole('button', { name: 'Done' }).click()

    await way.click()
    await expect(page).toHaveURL(/\/consultants\?sector=food-beverages$/)
    await expect(listing.names.first()).toBeVisible()
  },
)
