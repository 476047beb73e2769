import { expect } from '@playwright/test'
import { SitePage } from './site-page.ts'

/** A room with one participant: the lobby, the controls and the side panel. */
export class WaitingRoomPage extends SitePage {
  readonly join = this.page.getByRole('button', { name: /^Join/ })
  readonly controls = this.page.getByRole('group', { name: 'Call controls' })
  readonly clock = this.page.getByRole('timer')
  readonly messages = this.page.getByRole('log', { name: 'Messages' })
  readonly note = this.page.getByRole('textbox', { name: 'Your notes' })

  control = (name: string | RegExp) => this.controls.getByRole('button', { name })

  expectStage = (stage: string) => expect(this.page.locator('[data-stage]')).toHaveAttribute('data-stage', stage)

  /** On a phone the panel is closed at first. */
  async openTab(name: 'Chat' | 'Notes') {
    const tab = this.page.getByRole('tab', { name })
    if (!(await tab.isVisible())) await this.control(/^Chat/).click()
    await tab.click()
  }

  async say(text: string) {
    await this.openTab('Chat')
    await this.page.getByLabel(/^Message /).fill(text)
    await this.page.getByRole('button', { name: 'Send', exact: true }).click()
  }
}
