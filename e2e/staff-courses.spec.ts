import { join } from 'node:path'
import { aPdf } from '#test/documents.ts'
import { BackOfficePage } from './pages/back-office-page.ts'
import { call } from './support/api.ts'
import { expectNoAxeFindings } from './support/axe.ts'
import { ON_DESKTOP } from './support/sizes.ts'
import { expect, test } from './support/test.ts'

const FILM = join(import.meta.dirname, '../demo/talks/films/choosing-a-name-you-can-protect.mp4')
const NO_FILM = join(import.meta.dirname, '../package.json')

interface Course {
  version: number
  content: { chapters: { title_english: string }[] }
}

test(
  'staff write a course: facts, film, curriculum with a quiz, a conflict, preview, publish and withdraw',
  ON_DESKTOP,
  async ({ page, site, baseURL }, { repeatEachIndex }) => {
    const staff = await site.signedInAs('admin')
    const office = new BackOfficePage(page)
    const title = `Registering a brand name ${repeatEachIndex + 1}`
    const listed = async () => {
      const path = `/api/web/v1/courses?search=${encodeURIComponent(title)}`
      return (await call<{ data: { lessons: number; quizzes: number; seconds: number }[] }>(baseURL!, 'GET', path)).data
    }

    await office.open('/admin/courses/new')
    await page.getByLabel('Title in English').fill(title)
    await page.getByLabel('Title in Hindi').fill('ब्रांड का नाम')
    await page.getByLabel('Summary in English').fill('From the first idea to the certificate.')
    await page.getByLabel('Summary in Hindi').fill('पहले विचार से प्रमाणपत्र तक।')
    await page.getByRole('textbox', { name: 'Trainer' }).fill('ghoshal')
    await page.getByText('Paramita Ghoshal', { exact: true }).click()
    await page.getByLabel('Industry').selectOption({ label: 'Branding & pack design' })
    await page.getByRole('button', { name: 'Add course' }).click()
    await expect(page.getByText('Enter an amount in rupees.')).toBeVisible()
    await page.getByLabel('Price before GST').fill('1200')
    await page.getByRole('button', { name: 'Add course' }).click()
    await office.confirmIfAsked(() => site.appCodeFor(staff.mobile), 'Course added')
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

    await page.getByLabel('Video file').setInputFiles(NO_FILM)
    await expect(page.getByRole('alert')).toContainText('Please choose an MP4 video')
    await page.getByLabel('Video file').setInputFiles(FILM)
    await expect(page.getByRole('region', { name: 'Video 1' })).toContainText('0:22')

    await page
      .getByLabel('File for a lesson')
      .setInputFiles({ name: 'Form TM-A.pdf', mimeType: 'application/pdf', buffer: aPdf() })
    await expect(page.getByRole('button', { name: /^Download ?: Form TM-A/ })).toBeVisible()

    const links = page.getByRole('navigation', { name: 'Course', exact: true })
    await links.getByRole('link', { name: 'Curriculum' }).click()
    await page.getByRole('button', { name: 'Add chapter' }).click()
    const chapter = page.getByRole('region', { name: 'Chapter 1' })
    await chapter.getByLabel('Title in English').fill('Before you print')
    await chapter.getByLabel('Title in Hindi').fill('छपवाने से पहले')
    await chapter.getByRole('button', { name: 'Quiz', exact: true }).click()
    const quiz = chapter.getByRole('listitem').filter({ hasText: 'Pass mark' }).first()
    await quiz.getByLabel('Title in English').fill('Check yourself')
    await quiz.getByLabel('Title in Hindi').fill('ख़ुद को जाँचें')
    await quiz.getByLabel('Kind of answer').selectOption('A number')
    await quiz.getByLabel('Question in English').fill('How many classes of goods are there?')
    await quiz.getByLabel('Question in Hindi').fill('माल की कितनी श्रेणियाँ हैं?')
    await quiz.getByRole('textbox', { name: 'Right answer' }).fill('34')
    await chapter.getByRole('button', { name: 'Video', exact: true }).click()
    const film = chapter.getByRole('listitem').filter({ hasText: 'Videos are uploaded' })
    await film.getByLabel('Video', { exact: true }).selectOption({ label: 'Video 1, 0:22' })
    await film.getByLabel('Title in English').fill('Choose a name')
    await film.getByRole('checkbox', { name: 'Form TM-A.pdf' }).check()
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(film.getByText('Please fill this in.')).toBeVisible()
    await film.getByLabel('Title in Hindi').fill('नाम चुनें')
    // By keyboard, above the quiz.
    await chapter.getByRole('button', { name: 'Move up: Choose a name' }).press('Enter')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Draft saved' })).toBeVisible()
    await expect(chapter.getByRole('listitem').first()).toContainText('Choose a name')
    await expectNoAxeFindings(page, 'the curriculum of a course')

    const id = new URL(page.url()).pathname.split('/')[3]!
    const path = `/api/web/v1/admin/courses/${id}`
    const { course } = await call<{ course: Course }>(baseURL!, 'GET', path, undefined, staff)
    const chapters = course.content.chapters.map((one) => ({ ...one, title_english: 'Before you spend' }))
    const other = { version: course.version, content: { chapters } }
    await call(baseURL!, 'PUT', `${path}/content`, other, staff)
    await chapter.getByLabel('Title in English').first().fill('Before anything else')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByRole('alert')).toContainText('Someone else saved this curriculum')
    await expect(chapter.getByLabel('Title in English').first()).toHaveValue('Before anything else')
    await page.getByRole('button', { name: 'Discard my changes and load the latest version' }).click()
    await expect(chapter.getByLabel('Title in English').first()).toHaveValue('Before you spend')

    await links.getByRole('link', { name: 'Preview' }).click()
    const seconds = () => page.locator('video').evaluate((video: HTMLVideoElement) => Math.round(video.duration))
    await expect.poll(seconds).toBe(22)
    await expect(page.getByText('Form TM-A.pdf')).toBeVisible()
    await page.getByRole('button', { name: 'Check yourself' }).click()
    await expect(page.getByText('Right answer: 34')).toBeVisible()

    expect(await listed()).toEqual([])
    await links.getByRole('link', { name: 'Course', exact: true }).click()
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('Version 1 is published.')).toBeVisible()
    expect(await listed()).toEqual([expect.objectContaining({ lessons: 2, quizzes: 1, seconds: 22 })])
    await page.getByRole('button', { name: 'Withdraw' }).click()
    await office.giveReason('Withdraw', 'Only a test')
    await expect(page.getByText('Withdrawn: Only a test')).toBeVisible()
    expect(await listed()).toEqual([])
    await office.open(`/admin/courses?search=${encodeURIComponent(title)}&state=withdrawn`)
    await expect(office.rows()).toHaveCount(1)
  },
)
