import { BackOfficePage } from './pages/back-office-page.ts'
import { TillPage } from './pages/till-page.ts'
import { expectNoAxeFindings } from './support/axe.ts'
import { ON_DESKTOP } from './support/sizes.ts'
import { expect, test } from './support/test.ts'

test(
  'a customer compares plans, registers, pays, pauses, resumes and cancels; staff see the member and edit a plan',
  ON_DESKTOP,
  async ({ page, site }) => {
    const { mobile } = await site.signedInAsNew()
    const till = new TillPage(page)
    await till.open('/membership')
    const plans = page.getByRole('table', { name: 'Membership plans compared' })
    await expect(plans.getByRole('row', { name: /^Off every consultation/ })).toContainText('15%')
    await plans.getByRole('link', { name: 'Choose Vyapaar' }).click()
    await expect(till.heading).toHaveText('Register for Vyapaar')
    await expect(page.getByRole('region', { name: 'Vyapaar' })).toContainText('₹5,898.82')

    const form = page.getByRole('region', { name: 'Your details' })
    await form.getByLabel('Business name').fill('Verma Masale')
    await form.getByLabel('Notes for the help desk').fill('Export labels for the Gulf')
    await form.getByRole('button', { name: 'Continue to payment' }).click()
    await expect(form).toContainText('Please accept the terms to continue.')
    await expectNoAxeFindings(page, 'the registration form with an error')
    await form.getByLabel(/^I accept the terms/).check()
    await form.getByRole('button', { name: 'Continue to payment' }).click()
    await expect(till.heading).toHaveText('Your cart')
    await till.state.selectOption('Maharashtra')
    await till.payButton(/^Pay ₹5,898\.82/).click()
    await till.approve()
    await expect(till.heading).toHaveText('Paid. Thank you.')
    await page.getByRole('link', { name: 'View your membership' }).click()

    const card = page.getByRole('region', { name: 'Membership card' })
    await expect(card).toContainText('Vyapaar member')
    await expect(card).toContainText('Verma Masale')
    await expect(page.getByRole('region', { name: 'What is left' })).toContainText('40 of 40 left')
    await expectNoAxeFindings(page, 'the own membership')
    await page.getByRole('button', { name: 'Pause' }).click()
    const dialog = page.getByRole('dialog', { name: 'Pause your membership' })
    await dialog.getByLabel('Days').fill('61')
    await dialog.getByRole('button', { name: 'Pause' }).click()
    await expect(dialog).toContainText('Enter a number from 1 to 60.')
    await dialog.getByLabel('Days').fill('20')
    await dialog.getByRole('button', { name: 'Pause' }).click()
    await expect(card).toContainText('Paused')
    await page.getByRole('button', { name: 'Resume now' }).click()
    await expect(card).toContainText('Active')

    await page.getByRole('button', { name: 'Cancel membership' }).click()
    const question = page.getByRole('dialog', { name: 'Cancel Vyapaar?' })
    await expect(question).toContainText('₹5,898.82 will be refunded to your original payment method')
    await question.getByRole('button', { name: 'Cancel Vyapaar and get ₹5,898.82' }).click()
    await expect(till.main).toContainText('You have no membership')

    await site.signedInAs('admin')
    const office = new BackOfficePage(page)
    await office.open(`/admin/memberships?search=${mobile}`)
    await expect(office.rows()).toHaveCount(1)
    await expect(office.rows()).toContainText('Cancelled')
    await office.rows().getByRole('button').first().click()
    await expect(page.getByRole('dialog')).toContainText('Export labels for the Gulf')
    await page.keyboard.press('Escape')

    await office.open('/admin/plans')
    await page.getByRole('button', { name: 'Edit Udyog' }).click()
    const edit = page.getByRole('dialog', { name: 'Udyog' })
    await expect(edit.getByLabel('Price before GST')).toHaveValue('14,999')
    await expectNoAxeFindings(page, 'the form of a plan')
  },
)
