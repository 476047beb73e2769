import { join } from 'node:path'
import { BackOfficePage } from './pages/back-office-page.ts'
import { SitePage } from './pages/site-page.ts'
import { expectNoAxeFindings } from './support/axe.ts'
import { ON_DESKTOP, ON_PHONE } from './support/sizes.ts'
import { expect, test } from './support/test.ts'

const FILM = join(import.meta.dirname, '../demo/talks/films/choosing-a-name-you-can-protect.mp4')
const NO_FILM = join(import.meta.dirname, '../package.json')

test(
  'a visitor finds a recording, watches it with captions, and signs in to set a reminder for an upcoming one',
  ON_PHONE,
  async ({ page }) => {
    const library = new SitePage(page)
    await library.open('/expert-talk/industrial')
    await page.getByRole('link', { name: /^All 4/ }).click()
    await page.getByRole('searchbox', { name: 'Title or speaker' }).fill('grinder')
    await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: '1 talk for' })).toBeVisible()
    await page.getByRole('link', { name: 'Grinder buying, mistakes I made' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Grinder buying, mistakes I made' })).toBeVisible()
    const player = page.getByRole('region', { name: 'Player' })
    await player.getByLabel('Captions').selectOption('hi')
    await player.getByLabel('Speed').selectOption('2')
    const film = page.locator('video')
    const state = () =>
      film.evaluate((video: HTMLVideoElement) => ({
        seconds: Math.round(video.duration),
        speed: video.playbackRate,
        shown: [...video.textTracks].filter(({ mode }) => mode === 'showing').map(({ language }) => language),
      }))
    await expect.poll(state).toEqual({ seconds: 31, speed: 2, shown: ['hi'] })
    // Seeking fetches only a range and not the whole file.
    const address = await film.locator('source').getAttribute('src')
    const piece = await page.request.get(address!, { headers: { range: 'bytes=1000-1999' } })
    expect([piece.status(), (await piece.body()).length]).toEqual([206, 1000])
    expect(piece.headers()['content-range']).toMatch(/^bytes 1000-1999\/\d+$/)

    await library.open('/expert-talk/industrial/talks/what-changed-in-fssai-labels-this-quarter')
    await page.getByRole('button', { name: /^Remind me/ }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
)

test(
  'staff announce a talk, upload its recording, publish and withdraw it',
  ON_DESKTOP,
  async ({ page, site }, { project }) => {
    await site.signedInAs('admin')
    const office = new BackOfficePage(page)
    const title = `Names of the ${project.name}`
    await office.open('/admin/talks/new')
    await page.getByLabel('Title in English').fill(title)
    await page.getByLabel('Title in Hindi').fill('नाम')
    await page.getByRole('textbox', { name: 'Speaker' }).fill('ghoshal')
    await page.getByText('Paramita Ghoshal', { exact: true }).click()
    await page.getByLabel('Day').fill('2026-01-15')
    await page.getByRole('button', { name: 'Add talk' }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.getByLabel('Video').setInputFiles(NO_FILM)
    await expect(page.getByRole('alert')).toContainText('Please choose an MP4 video')
    await page.getByLabel('Video').setInputFiles(FILM)
    await expect(page.getByText('0:22')).toBeVisible()
    await expectNoAxeFindings(page, 'the editor of a talk')
    await page.getByRole('button', { name: 'Publish' }).click()
    await page.getByRole('button', { name: 'Withdraw' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Reason').fill('Only a test')
    await dialog.getByRole('button', { name: 'Withdraw' }).click()
    await expect(page.getByText('Withdrawn: Only a test')).toBeVisible()
    await office.open(`/admin/talks?search=${encodeURIComponent(title)}&state=withdrawn`)
    await expect(office.rows()).toHaveCount(1)
  },
)
