import type { Locator, Page } from '@playwright/test'
import { SitePage } from './site-page.ts'

/** Header, menus, widgets and bars around every public page. */
export class ShellPage extends SitePage {
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

  /** Blocks search results, so that Enter submits the typed text, however slow the machine. */
  async findNothing() {
    await this.page.route('**/api/mobile/v1/search-consultant?*', (route) => route.abort())
  }

  async fillCart(count: number) {
    await this.page.addInitScript((many) => {
      const items = Array.from({ length: many }, (_, i) => ({ id: i + 1, type: 'course', quantity: 1, user: 0 }))
      localStorage.setItem('consultancy-kart', JSON.stringify(items))
    }, count)
  }

  /** Loads the page without its scripts, as it looks before hydration. */
  async openAsleep(path: string) {
    await this.page.route('**/assets/*.js', (route) => route.abort())
    await this.page.goto(path)
  }
}
