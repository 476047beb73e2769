import { aPdf, pdfStream } from '#test/documents.ts'
import { signInConsultant } from './support/api.ts'
import { expectNoAxeFindings } from './support/axe.ts'
import { browserOf, keepAuth } from './support/browsers.ts'
import { deskNumber } from './support/desks.ts'
import { richCustomer } from './support/money.ts'
import { bookSession, freeTimes } from './support/sessions.ts'
import { ON_DESKTOP, ON_PHONE } from './support/sizes.ts'
import { expect, test } from './support/test.ts'

const MB = 1024 * 1024
/** Larger than one request of the upload. */
const LARGE = aPdf([pdfStream(Buffer.alloc(6 * MB, 'x'), '/Filter /None')])

test(
  'an upload that is cut is resumed, previewed, shared into a booking, opened by the consultant, revoked, and seen in the access log',
  ON_DESKTOP,
  async ({ page, browser, baseURL }) => {
    const [customer, expert] = [await richCustomer(baseURL!), await signInConsultant(baseURL!, deskNumber(23))]
    const [at] = await freeTimes(baseURL!, expert.id)
    const { id } = await bookSession(baseURL!, customer, expert.id, at!)
    await keepAuth(page, customer)
    let cuts = 0
    await page.route('**/api/web/v1/uploads/*', async (route) => {
      // The second request of the upload is lost; the browser asks how much arrived and continues.
      if (route.request().method() === 'PATCH' && route.request().headers()['upload-offset'] !== '0' && cuts === 0) {
        cuts += 1
        return route.abort('connectionreset')
      }
      return route.continue()
    })
    await page.goto('/dashboard/locker')
    await expect(page.getByText('Your locker is empty')).toBeVisible()
    await page.getByTestId('locker-files').setInputFiles([
      { name: 'floor-layout.pdf', mimeType: 'application/pdf', buffer: LARGE },
      { name: 'old-balance-sheet.tiff', mimeType: 'image/tiff', buffer: Buffer.from('II*') },
    ])
    const uploads = page.getByRole('list', { name: 'Uploads' })
    await expect(uploads.getByRole('alert')).toContainText('File type not allowed.')
    await expect(uploads.getByText('Uploaded', { exact: true })).toBeVisible()
    expect(cuts).toBe(1)
    await expectNoAxeFindings(page, 'the locker')

    await page.getByRole('button', { name: 'floor-layout.pdf', exact: true }).click()
    await expect(page.getByRole('img', { name: 'floor-layout.pdf, page 1' })).toHaveAttribute('data-drawn', 'true')
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
    await page.getByRole('button', { name: 'More about floor-layout.pdf' }).click()
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Share', exact: true }).click()
    await expect(page.getByRole('main')).toContainText('Shared: Session with')

    const desk = await browserOf(browser, page, baseURL!, expert)
    await desk.goto(`/bookings/${id}`)
    await desk.getByRole('button', { name: 'floor-layout.pdf', exact: true }).click()
    await expect(desk.getByRole('img', { name: 'floor-layout.pdf, page 1' })).toHaveAttribute('data-drawn', 'true')

    await page.goto(`/dashboard/bookings/${id}`)
    await expect(page.getByRole('main')).toContainText('Opened by')
    await page.getByRole('button', { name: 'Stop sharing' }).click()
    await expect(page.getByText('No documents shared yet.')).toBeVisible()
    await desk.reload()
    await expect(desk.getByText('No documents shared yet.')).toBeVisible()
    await desk.context().close()

    await page.goto('/dashboard/locker')
    await page.getByRole('button', { name: 'More about floor-layout.pdf' }).click()
    await page.getByRole('button', { name: 'Who opened it' }).click()
    await expect(page.getByRole('dialog')).toContainText(expert.name)
  },
)

test(
  'a consultant submits a paper, and a deleted file comes back by undo',
  ON_PHONE,
  async ({ page, baseURL }, { project }) => {
    // With both sizes, the same consultant does it twice.
    const pan = `pan-${project.name}.pdf`
    const expert = await signInConsultant(baseURL!, deskNumber(28))
    await keepAuth(page, expert)
    await page.goto('/document-locker')
    await page.getByTestId('locker-files').setInputFiles([{ name: pan, mimeType: 'application/pdf', buffer: aPdf() }])
    await expect(page.getByRole('list', { name: 'Uploads' }).getByText('Uploaded', { exact: true })).toBeVisible()
    await page.getByLabel('PAN card').selectOption({ label: pan })
    await expect(page.getByRole('main')).toContainText('Submitted as PAN card')
    await page.getByRole('button', { name: `More about ${pan}` }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page.getByText('Moved to trash')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('button', { name: pan, exact: true })).toBeVisible()
    await expectNoAxeFindings(page, 'the document locker')
  },
)
