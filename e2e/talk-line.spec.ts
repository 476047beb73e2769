import { SignIn } from './pages/sign-in.ts'
import { TalkPage } from './pages/talk-page.ts'
import { call } from './support/api.ts'
import { expectNoAxeFindings } from './support/axe.ts'
import { ON_PHONE } from './support/sizes.ts'
import { callable, customerWith, doToTalk, expertAtDesk, ringAs } from './support/talks.ts'
import { expect, test } from './support/test.ts'

test.use(callable)

test(
  'a visitor signs in on the way to an expert, waits in line while they are busy, rings when it is their turn, and hangs up',
  ON_PHONE,
  async ({ page, browser, baseURL, site }) => {
    const { expert, desk } = await expertAtDesk(browser, page, baseURL!, 24)
    const [talking, waiting] = [await customerWith(baseURL!, 500_000), await customerWith(baseURL!, 500_000)]
    const name = expert.name.split(' ')[0]
    const visitor = new TalkPage(page)

    const card = page.getByRole('link', { name: `Talk now with ${expert.name}` })
    await expect(async () => {
      await visitor.open('/expert-talk/industrial?sort=rate')
      await expect(card).toBeVisible({ timeout: 5_000 })
    }).toPass()
    await card.click()
    const signIn = new SignIn(page)
    await site.untilNextCode(waiting.mobile)
    const otp = await site.otpSentBy(waiting.mobile, () => signIn.continueWith(waiting.mobile))
    await signIn.typeOtp(otp)
    await expect(visitor.sheet).toContainText(`Talk to ${expert.name}?`)
    await expect(visitor.sheet.getByRole('button', { name: 'Video call' })).toBeVisible()
    await expect(page).toHaveURL(/\/expert-talk\/industrial\?sort=rate$/)

    const first = await ringAs(baseURL!, talking, expert)
    await doToTalk(baseURL!, expert, first.id, 'answer')
    await expect(visitor.sheet).toContainText(`${name} is on a call. Join the queue`)
    await visitor.sheet.getByRole('button', { name: /^Join queue, about \d+ minute/ }).click()
    await expect(visitor.sheet).toContainText('You are next')
    await expectNoAxeFindings(page, 'being next in line')
    await visitor.sheet.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('button', { name: `${expert.name}: You are next. Leave queue` })).toBeVisible()

    await doToTalk(baseURL!, talking, first.id, 'hang-up')
    const turn = page.getByRole('dialog', { name: `Your turn: ${expert.name} is free` })
    await expect(turn).toContainText('or the turn goes to the next person')
    await expectNoAxeFindings(page, 'one’s turn')
    // Meanwhile no other customer can ring.
    const input = { consultantId: expert.id, mode: 'audio', state: '27' }
    await expect(call(baseURL!, 'POST', '/api/web/v1/talks', input, talking)).rejects.toThrow('409')
    await turn.getByRole('button', { name: `Talk to ${name}` }).click()
    await visitor.sheet.getByLabel('Your state').selectOption({ label: 'Maharashtra' })
    await visitor.ringWith('Worth the wait', 'Audio')
    await expect(desk.ring).toContainText('Worth the wait')
    await expect(turn).toBeHidden()
    await desk.ring.getByRole('button', { name: 'Answer', exact: true }).click()
    await expect(visitor.bar).toContainText('minutes left')
    await page.getByRole('button', { name: 'End call' }).click()
    await page.getByRole('link', { name: 'View receipt' }).click()
    await expect(visitor.heading).toHaveText('Call ended')
    await expect(page.getByText('The call ended because the balance ran out.')).toHaveCount(0)
    await desk.page.context().close()
  },
)
