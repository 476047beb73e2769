import type { Locator, Page } from '@playwright/test'
import { HousePage } from './house-page.ts'

/** Header, menus, widgets and the bars around every public page. */
export class ShellPage extends HousePage {
  readonly categories: Locator
  readonly search: Locator
  readonly help: Locator
  readonly banner: Locator
  readonly tabs: Locator

  constructor(page: Page) {
    super(page)
    this.categories = page.getByRole('navigation', { name: 'Categories' })
    this.search = this.header.getByRole('combobox', { name: 'Search consultants' })
    this.help = page.getByRole('button', { name: 'Help', exact: true })
    this.banner = page.getByRole('complementary', { name: 'Add to your device' })
    this.tabs = page.getByRole('navigation', { name: 'Main menu' })
  }

  category(name: string) {
    return this.categories.getByRole('button', { name })
  }

  /** Lets no result come: Enter then sends what was typed, however long a busy machine takes to press it. */
  async findNothing() {
    await this.page.route('**/api/mobile/v1/search-consultant?*', (route) => route.abort())
  }

  async fillCart(count: number) {
    await this.page.addInitScript((many) => {
      const items = Array.from({ length: many }, (_, i) => ({ id: i + 1, type: 'course', quantity: 1, user: 0 }))
      localStorage.setItem('consultancy-kart', JSON.stringify(items))
    }, count)
  }

  /** Lets the page arrive without its scripts, as it looks before it wakes up. */
  async openAsleep(path: string) {
    await this.page.route('**/assets/*.js', (route) => route.abort())
    await this.page.goto(path)
  }
}
