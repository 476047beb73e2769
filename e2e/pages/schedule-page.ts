import { expect } from '@playwright/test'
import { HousePage } from './house-page.ts'

/** /schedule-timing: a grid on a wide screen, a list of days on a phone; the window of a day is the same. */
export class SchedulePage extends HousePage {
  readonly dialog = this.page.getByRole('dialog')

  /** By keyboard alone; on a phone a closed day is switched on first. */
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
    // The words are pressed as people press them: by force, a press would go to whatever lies over them.
    await this.page.getByText('Every week', { exact: true }).click()
    await expect(this.page.getByRole('radio', { name: 'Every week' })).toBeChecked()
  }

  /** In the window of a day: opened if it was closed, and one range from–to. */
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
