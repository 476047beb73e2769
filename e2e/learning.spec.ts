import type { Page } from '@playwright/test'
import { SignIn } from './pages/sign-in.ts'
import { TillPage } from './pages/till-page.ts'
import { newMobile } from './support/api.ts'
import { expectNoAxeFindings } from './support/axe.ts'
import { testCourse } from './support/learning.ts'
import { ON_DESKTOP } from './support/sizes.ts'
import { expect, test } from './support/test.ts'
import { letAMinuteBeWatched } from './support/time.ts'

/** Plays on at a speed that no button offers, whatever the page does when the video is loaded; whether it is over. */
const playFast = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => {
    video.muted = true
    video.defaultPlaybackRate = video.playbackRate = 16
    if (video.paused && !video.ended) video.play().catch(() => {})
    return video.ended
  })

async function answer(page: Page, option: string, number: string) {
  await page.getByLabel(option).check()
  await page.getByRole('button', { name: 'Next question' }).click()
  await page.getByLabel('Your answer as a number').fill(number)
  await page.getByRole('button', { name: 'Submit, 2 of 2 answered' }).click()
}

test(
  'a guest’s sector programme replaces the industry’s; paid and watched, the quiz passed, a stranger checks the certificate',
  ON_DESKTOP,
  async ({ page, site, browser, baseURL }) => {
    const course = testCourse()
    const till = new TillPage(page)
    await till.open(`/courses/${course.slug}`)
    await page.getByRole('button', { name: /^Preview ?: Which licence/ }).click()
    await expect
      .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => Math.round(video.duration)))
      .toBe(22)

    await till.open(`/programmes/${course.industryId}`)
    await page.getByRole('button', { name: 'Add programme, ₹3,000' }).click()
    await expect(till.main.getByRole('link', { name: 'In your cart' })).toBeVisible()
    await till.open(`/programmes/${course.sectorId}`)
    await expect(till.main).toContainText('It will replace 1 industry programme in your cart')
    await page.getByRole('button', { name: 'Add programme, ₹9,000' }).click()
    const replaced = page.getByRole('dialog', { name: 'Added. 1 item was replaced' })
    await expect(replaced).toContainText(`${course.industry} programme`)
    await expectNoAxeFindings(page, 'the dialog about replaced items')
    await replaced.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => till.storedCart()).toMatchObject([{ type: 'sub_sub_categories', user: 0 }])
    await page.getByRole('button', { name: 'Add programme, ₹9,000' }).click()
    await replaced.getByRole('button', { name: 'Go to cart' }).click()
    await expect.poll(() => till.storedCart()).toMatchObject([{ type: 'sub_categories', id: course.sectorId }])
    await till.state.selectOption('Maharashtra')
    await till.payButton(/^Log in and pay/).click()
    const mobile = newMobile()
    const name = 'Sunita Verma'
    await new SignIn(page).continueAsGuest(name, mobile, () => site.otpFor(mobile))
    await till.approve()
    await expect(till.heading).toHaveText('Paid. Thank you.')

    await page.getByRole('link', { name: 'Go to my courses' }).click()
    await page.getByRole('link', { name: new RegExp(`^Start ?: ${course.title}`) }).click()
    await expect(till.heading).toHaveText('Which licence, and when')
    const progress = page.getByRole('complementary', { name: 'Your progress' })
    await expect(progress).toContainText('0 of 2 done')
    await page.getByRole('button', { name: 'Play Which licence, and when' }).click()
    await expect(page.locator('video')).toBeVisible()
    await letAMinuteBeWatched((await till.storedAuth())!.id as number)
    await expect.poll(() => playFast(page)).toBe(true)
    await expect(progress).toContainText('1 of 2 done')
    await expect(progress.getByRole('img', { name: /^(9\d|100)%$/ })).toBeVisible()

    await page.getByRole('tab', { name: 'Files' }).click()
    const download = page.getByRole('list', { name: 'Files' }).getByRole('button', { name: /^Download ?: Checklist/ })
    expect(await till.pdfBehind(download)).toBe('%PDF-')
    await page.getByRole('tab', { name: 'Notes' }).click()
    await page.getByLabel('New note').fill('Ask about the turnover')
    await page.getByRole('button', { name: 'Save note' }).click()
    const notes = page.getByRole('list', { name: 'Notes' }).getByRole('listitem')
    await expect(notes).toContainText('Ask about the turnover')
    await expect(notes.getByRole('button', { name: /^Go to 0:2[12]$/ })).toBeVisible()
    await page.getByRole('tab', { name: 'Questions' }).click()
    await page.getByLabel(/^Ask .* about this lesson$/).fill('Is a state licence enough?')
    await page.getByRole('button', { name: 'Ask', exact: true }).click()
    await expect(page.getByRole('list', { name: 'Questions' })).toContainText('Is a state licence enough?')
    await expectNoAxeFindings(page, 'the questions about a lesson')

    await page.getByRole('link', { name: 'Next lesson' }).click()
    await page.getByRole('button', { name: 'Start the quiz' }).click()
    await expectNoAxeFindings(page, 'a question of a quiz')
    await answer(page, 'Basic registration', '4')
    await expect(page.getByRole('heading', { name: 'Not passed yet' })).toBeFocused()
    await expect(till.main).toContainText('Because of the turnover.')
    await expect(page.getByRole('link', { name: 'Watch lesson 1 at 0:07' })).toBeVisible()
    await expectNoAxeFindings(page, 'the result of a quiz')
    await page.getByRole('button', { name: 'Try again' }).click()
    await answer(page, 'State licence', '5')
    await expect(page.getByRole('heading', { name: 'Passed with 100%' })).toBeVisible()
    await page.getByRole('button', { name: 'Get your certificate' }).click()
    await page.getByRole('link', { name: 'See your certificate' }).click()
    await expect(till.heading).toHaveText('This certificate is genuine')
    expect(await till.pdfBehind(page.getByRole('button', { name: 'Download PDF' }))).toBe('%PDF-')
    await expect(page.getByRole('link', { name: 'Add to LinkedIn' })).toBeVisible()
    const badge = (await page.getByRole('link', { name: 'Download digital badge' }).getAttribute('href'))!
    expect(await (await page.request.get(badge)).text()).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)

    const context = await browser.newContext({ baseURL: baseURL! })
    const stranger = await context.newPage()
    await stranger.goto(new URL(page.url()).pathname + new URL(page.url()).search)
    await expect(stranger.getByRole('main')).toContainText(name)
    const [number] = /PM-C-\d+/.exec((await stranger.getByRole('article').textContent()) ?? '') ?? []
    await stranger.goto('/certificate')
    await stranger.getByLabel('Certificate number').fill(number!)
    await stranger.getByRole('button', { name: 'Check' }).click()
    await expect(stranger.getByRole('heading', { name: 'This certificate is genuine' })).toBeVisible()
    await expect(stranger.getByRole('article')).toContainText('S. V.')
    await context.close()
  },
)
