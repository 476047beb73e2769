import { expect } from '@playwright/test'
import { SitePage } from './site-page.ts'

/** /schedule-timing: a grid on a wide screen, a list of days on a phone; the day dialog is the same. */
export class SchedulePage extends SitePage {
  readonly dialog = this.page.getByRole('dialog')

  /** Keyboard only; on a phone a closed day is switched on first. */
  async openDay(day: string) {
    const column = this.page.getByRole('button', { name: `${day}. Change hours` }).first()
    const closed = this.page.getByRole('switch', { name: `${day}: open` })
    await expect(column.or(closed)).toBeVisible()
    if (await column.isVisible()) await column.press('Enter')
    else {
      if (!(await closed.isChecked())) await closed.press('Space')
      await this.page.getByRole('button', { name: `Add hours on ${day}` }).press('Enter')
    }
    await expect(this.dialog).toBeVisible()
  }

  async everyWeek() {
    // The label is clicked as people click it: a forced click would hit whatever covers it.
    await this.page.getByText('Every week', { exact: true }).click()
    await expect(this.page.getByRole('radio', { name: 'Every week' })).toBeChecked()
  }

  async thisWeek() {
    await this.page.getByText('This week', { exact: true }).click()
    await expect(this.page.getByRole('radio', { name: 'This week' })).toBeChecked()
  }

  /** In the day dialog: opens the day if it was closed, and sets one range. */
  async setHours(from: string, to: string) {
    const open = this.dialog.getByRole('switch', { name: 'Open for sessions' })
    if (!(await open.isChecked())) await open.press('Space')
    await this.dialog.getByLabel('From').first().selectOption({ label: from })
    await this.dialog.getByLabel(/^To/).first().selectOption({ label: to })
  }

  async done() {
    await this.dialog.getByRole('button', { name: 'Done' }).press('Enter')
    await expect(this.dialog).toBeHidden()
  }

  async save() {
    await this.page.getByRole('button', { name: 'Save changes' }).click()
    await this.expectToast('Slot time saved')
    await expect(this.page.getByRole('button', { name: 'Save changes' })).toBeDisabled()
  }
}
