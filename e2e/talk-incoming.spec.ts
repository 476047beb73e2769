import { SchedulePage } from './pages/schedule-page.ts'
import { expectNoAxeFindings } from './support/axe.ts'
import { ON_DESKTOP } from './support/sizes.ts'
import { callable, customerWith, doToTalk, expertAtDesk, ringAs } from './support/talks.ts'
import { expect, test } from './support/test.ts'

test.use(callable)

test(
  'a call comes in over a page without the shell and over an open dialog, and restores the focus',
  ON_DESKTOP,
  async ({ page, browser, baseURL }) => {
    const { expert, desk } = await expertAtDesk(browser, page, baseURL!, 10, '/meeting')
    const customer = await customerWith(baseURL!, 500_000)
    const incoming = desk.page.getByRole('alertdialog', { name: `${customer.name} is calling` })
    const code = desk.page.getByRole('main').getByRole('textbox').first()
    await code.fill('abcd')
    await ringAs(baseURL!, customer, expert, 'Dyeing at low heat')
    await expect(incoming).toHaveAccessibleDescription(/Dyeing at low heat/)
    await expect(incoming.getByRole('button', { name: 'Answer', exact: true })).toBeFocused()
    await expectNoAxeFindings(desk.page, 'a call that comes in')
    const silence = incoming.getByRole('button', { name: 'Silence the ring' })
    await silence.press('Enter')
    await expect(silence).toHaveAttribute('aria-pressed', 'true')
    await desk.page.keyboard.press('Escape')
    await expect(incoming).toBeVisible()
    await incoming.getByRole('button', { name: 'Decline' }).press('Enter')
    await expect(incoming).toBeHidden()
    await expect(code).toBeFocused()
    await expect(code).toHaveValue('abcd')

    const plan = new SchedulePage(desk.page)
    await plan.open('/schedule-timing')
    await plan.everyWeek()
    await plan.openDay('Every Monday')
    const below = plan.dialog.filter({ hasText: 'Open for sessions' })
    const second = await ringAs(baseURL!, customer, expert)
    await expect(incoming).toBeVisible()
    await desk.page.keyboard.press('Escape')
    await doToTalk(baseURL!, customer, second.id, 'cancel')
    await expect(incoming).toBeHidden()
    await expect(below).toBeVisible()
    await desk.page.context().close()
  },
)
