import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { SitePage } from './site-page.ts'

/** The back office and its shared table, on a large screen and on a phone. */
export class BackOfficePage extends SitePage {
  readonly roomy: boolean
  readonly search: Locator
  readonly codeDialog: Locator

  constructor(page: Page) {
    super(page)
    this.roomy = (page.viewportSize()?.width ?? 0) >= 992
    this.search = page.getByRole('searchbox')
    this.codeDialog = page.getByRole('dialog').filter({ hasText: 'Confirm it is you' })
  }

  /** These pages render in the browser, which takes longer on a busy machine. */
  override async open(path: string) {
    const answer = await super.open(path)
    const busy = this.page.getByRole('main').locator('[aria-busy="true"]')
    await expect(busy).toHaveCount(0)
    return answer
  }

  rows() {
    const list = this.page.getByRole('main').getByRole('region')
    return this.roomy ? list.locator('tbody').getByRole('row') : list.locator('ul').getByRole('listitem')
  }

  async names() {
    await expect(this.page.getByRole('region', { name: 'Users' })).toHaveAttribute('aria-busy', 'false')
    return this.rows().getByRole('link').allTextContents()
  }

  async sortBy(column: string, order: 'ascending' | 'descending') {
    if (this.roomy) {
      const header = this.page.getByRole('columnheader', { name: column })
      const wanted = order
      for (let press = 0; press < 2; press++) {
        const before = (await header.getAttribute('aria-sort')) ?? ''
        if (before === wanted) break
        await header.getByRole('button').press('Enter')
        await expect(header).not.toHaveAttribute('aria-sort', before)
      }
      await expect(header).toHaveAttribute('aria-sort', wanted)
      return
    }
    await this.inSheet(async (sheet) => {
      await sheet.getByLabel('Sort by').selectOption(`${column}, ${order}`)
    })
  }

  async filter(label: string, choice: string) {
    if (this.roomy) await this.page.getByRole('search').getByLabel(label).selectOption(choice)
    else await this.inSheet((sheet) => sheet.getByLabel(label).selectOption(choice))
  }

  private async inSheet(operation: (sheet: Locator) => Promise<unknown>) {
    await this.page.getByRole('button', { name: /^Filter and sort/ }).click()
    const sheet = this.page.getByRole('dialog')
    await operation(sheet)
    await sheet.getByRole('button', { name: 'Show list' }).click()
    await expect(sheet).toBeHidden()
  }

  /** Presses Export CSV and returns the lines of the file. */
  async exportedLines(): Promise<string[]> {
    const [download] = await Promise.all([
      this.page.waitForEvent('download'),
      this.page.getByRole('button', { name: 'Export CSV' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/\.csv$/)
    return (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')
  }

  /** Confirms a dialog that asks for a reason. */
  async giveReason(act: string, reason: string) {
    const dialog = this.page.getByRole('dialog')
    await dialog.getByLabel('Reason').fill(reason)
    await dialog.getByRole('button', { name: act, exact: true }).click()
    await expect(dialog).toBeHidden()
  }

  /** Enters the authenticator code if the last one is too old; the action then continues automatically. */
  async confirmIfAsked(code: () => Promise<string>, done: string) {
    const said = this.page.getByRole('status').filter({ hasText: done })
    await expect(this.codeDialog.or(said).first()).toBeVisible()
    if (await this.codeDialog.isVisible()) await this.confirm(code)
  }

  /** Retries, because a parallel test may use the same code. */
  async confirm(code: () => Promise<string>) {
    await expect(async () => {
      // A slow answer may have arrived since the last check.
      if (await this.codeDialog.isHidden()) return
      await this.codeDialog.getByLabel('Digit 1 of 6').click({ timeout: 1_000 })
      await this.page.keyboard.type(await code())
      await expect(this.codeDialog).toBeHidden({ timeout: 3_000 })
    }).toPass()
  }
}
