import { readFile } from 'node:fs/promises'
import { TillPage } from './pages/till-page.ts'
import { expectNoAxeFindings } from './support/axe.ts'
import { ON_DESKTOP, ON_PHONE } from './support/sizes.ts'
import { expect, test } from './support/test.ts'

test(
  'a dialog is named as soon as it opens and is at the bottom edge; auto-refill is on once the bank confirms the first payment, is changed and turned off',
  ON_PHONE,
  async ({ page, site, context }) => {
    await site.signedInAsNew()
    const till = new TillPage(page)
    await till.open('/dashboard/my-wallet')
    await test.step('a dialog is named as soon as it opens, and is at the bottom edge on a phone', async () => {
      const firstName = page.evaluate(
        () =>
          new Promise<string | null>((reported) =>
            new MutationObserver(() => {
              const window = document.querySelector('[role=dialog]')
              if (window) reported(window.getAttribute('aria-label'))
            }).observe(document.body, { childList: true, subtree: true }),
          ),
      )
      await page.getByRole('button', { name: 'Statement' }).click()
      expect(await firstName).toBe('Statement')
      // It slides up from the bottom edge, as wide as the screen.
      const { width, height } = page.viewportSize()!
      const place = async () => {
        const box = (await page.getByRole('dialog').boundingBox())!
        return [box.x, box.width, box.y + box.height].map(Math.round)
      }
      await expect.poll(place).toEqual([0, width, height])
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    })
    const refill = page.getByRole('region', { name: 'Auto-refill' })
    await refill.getByRole('button', { name: 'Set up' }).click()
    const dialog = page.getByRole('dialog', { name: 'Auto-refill' })
    await dialog.getByLabel('When my balance falls below').fill('300')
    await dialog.getByLabel('add', { exact: true }).fill('50')
    await expect(dialog).toContainText('Between ₹100 and ₹50,000.')
    await expect(dialog.getByRole('button', { name: 'Turn on' })).toBeDisabled()
    await dialog.getByLabel('add', { exact: true }).fill('1500')
    await expectNoAxeFindings(page, 'the dialog of auto-refill')
    await dialog.getByRole('button', { name: 'Turn on' }).click()
    await page.waitForURL('**/demo/pay/**')
    await expect(page.getByText('This also sets up auto-refill of the wallet from this account.')).toBeVisible()
    const bank = await till.leavePending()
    await expect(refill).toContainText('Waiting for your bank')
    const atTheBank = await context.newPage()
    await atTheBank.goto(bank)
    await atTheBank.getByRole('button', { name: 'Confirm payment' }).click()
    await expect(refill).toContainText('On. Adds ₹1,500 when the balance falls below ₹300.')
    await atTheBank.close()
    await expect(page.getByRole('row', { name: /Added by UPI/ })).toContainText('+ ₹1,500')

    await refill.getByRole('button', { name: 'Change' }).click()
    await dialog.getByLabel('add', { exact: true }).fill('2,000')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
    await expect(refill).toContainText('On. Adds ₹2,000 when the balance falls below ₹300.')
    await refill.getByRole('button', { name: 'Change' }).click()
    await dialog.getByRole('button', { name: 'Turn off' }).click()
    await expect(refill).toContainText(/^Auto-refill\s*Off\./)
  },
)

test('a statement is requested by dates and downloaded as PDF and as CSV', ON_DESKTOP, async ({ page, site }) => {
  await site.signedInAs('user')
  const till = new TillPage(page)
  await till.open('/dashboard/my-wallet')
  const ask = async () => {
    await page.getByRole('button', { name: 'Statement' }).click()
    const dialog = page.getByRole('dialog', { name: 'Statement' })
    await expect(dialog).toBeVisible()
    return dialog
  }
  const dialog = await ask()
  await expectNoAxeFindings(page, 'the dialog of the statement')
  await dialog.getByLabel('From').fill('2026-12-31')
  await dialog.getByLabel('To', { exact: true }).fill('2026-01-01')
  await expect(dialog.getByRole('button', { name: 'Download' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'This financial year' }).click()
  expect(await till.pdfBehind(dialog.getByRole('button', { name: 'Download' }))).toBe('%PDF-')
  await expect(dialog).toBeHidden()

  const again = await ask()
  await again.getByRole('button', { name: 'This financial year' }).click()
  await again.getByText('CSV', { exact: true }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    again.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/\.csv$/)
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines.length).toBeGreaterThan(1)
})
