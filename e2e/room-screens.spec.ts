import type { Page } from '@playwright/test'
import { WaitingRoomPage } from './pages/waiting-room-page.ts'
import { newCustomer } from './support/api.ts'
import { expectNoAxeFindings } from './support/axe.ts'
import { callAs, consultantNumber } from './support/bookings.ts'
import { browserOf, keepAuth } from './support/browsers.ts'
import { cuttable } from './support/calls.ts'
import { richCustomer } from './support/money.ts'
import { bookSession, freeTimes } from './support/sessions.ts'
import { ON_DESKTOP, ON_PHONE } from './support/sizes.ts'
import { expect, test } from './support/test.ts'
import { letSessionBeNear } from './support/time.ts'

/** A paid session between a new customer and a consultant whose page no other test has open. */
async function aRoom(baseURL: string, place: number, mode: 'video' | 'audio' = 'video') {
  const [customer, consultant] = await Promise.all([richCustomer(baseURL), consultantNumber(baseURL, place)])
  const [startsAt] = await freeTimes(baseURL, consultant.id, mode)
  const booking = await bookSession(baseURL, customer, consultant.id, startsAt!, mode)
  return { customer, consultant, slug: booking.room, bookingId: booking.id }
}

/** Records which devices the page requests. */
const noteRequests = (page: Page) =>
  page.addInitScript(() => {
    const requests: string[] = []
    Object.assign(window, { deviceRequests: requests })
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    navigator.mediaDevices.getUserMedia = (input = {}) => {
      requests.push(...Object.keys(input))
      return ask(input)
    }
  })

test(
  'from the lobby into the room and out again: devices in words, chat and notes that survive a reload, and the page after it',
  ON_PHONE,
  async ({ page, baseURL, isMobile }) => {
    const { customer, consultant, slug, bookingId } = await aRoom(baseURL!, isMobile ? 11 : 10)
    await letSessionBeNear(bookingId, 2)
    await keepAuth(page, customer)
    const room = new WaitingRoomPage(page)
    const first = consultant.name.split(' ')[0]!

    await room.open(`/room/${slug}`)
    await expect(room.heading).toHaveText('Ready to join?')
    await expect(page.getByText('Not joined yet')).toBeVisible()
    await expect(page.getByText(/fake_device/i)).toBeVisible()
    await expect(page.getByText('We can hear you')).toBeVisible()
    await expect(page.getByText(/^Network is/)).toBeVisible()
    await expectNoAxeFindings(page, 'the door of a room')

    await room.join.click()
    await expect(page.getByRole('heading', { name: `${first} has not joined yet` })).toBeVisible()
    await expect(room.clock).toHaveText(/^0[12]:\d\d\s*to start$/)
    await room.say('The drawings are in my bag.')
    await expect(room.messages).toContainText('The drawings are in my bag.')
    await room.openTab('Notes')
    await room.note.fill('Ask about the second grinder.')
    await expect(page.getByText('Saved. Only you can see these notes.')).toBeVisible()
    await expectNoAxeFindings(page, 'a room with one in it')

    await page.reload()
    await room.expectStage('waiting')
    await room.openTab('Chat')
    await expect(room.messages).toContainText('The drawings are in my bag.')
    await room.openTab('Notes')
    await expect(room.note).toHaveValue('Ask about the second grinder.')

    await room.clock.click()
    await page.keyboard.press('m')
    await expect(room.control('Unmute')).toBeVisible()
    await page.keyboard.press('m')
    await page.keyboard.press('v')
    await expect(room.control('Camera off')).toBeVisible()
    await page.keyboard.press('?')
    const settings = page.getByRole('dialog', { name: 'Settings' })
    await expect(settings.getByLabel('Microphone')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(settings).toBeHidden()

    await room.control('Leave').click()
    await expect(room.heading).toHaveText('You have left the session')
    await expect(room.note).toHaveValue('Ask about the second grinder.')
    await expect(page.getByRole('link', { name: 'View booking' })).toHaveAttribute(
      'href',
      `/dashboard/bookings/${bookingId}`,
    )
    await expectNoAxeFindings(page, 'after a call')
    await page.reload()
    await expect(room.heading).toHaveText('Ready to join?')
  },
)

/** The user denies access to camera and microphone. */
const refuseDevices = (page: Page) =>
  page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('Permission denied', 'NotAllowedError'))
  })

test(
  'a user who blocked camera and microphone sees how to allow them in this browser, and can join all the same',
  ON_PHONE,
  async ({ page, baseURL }) => {
    const { customer, slug, bookingId } = await aRoom(baseURL!, 20)
    await letSessionBeNear(bookingId, 2)
    await keepAuth(page, customer)
    await refuseDevices(page)
    const room = new WaitingRoomPage(page)
    await room.open(`/room/${slug}`)
    await expect(page.getByText('The camera is blocked')).toBeVisible()
    await expect(page.getByText('The microphone is blocked')).toBeVisible()
    const help = page.getByRole('region', { name: 'The microphone is blocked' })
    await expect(help.getByRole('listitem')).toHaveCount(3)
    await expect(help.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expectNoAxeFindings(page, 'a door with blocked devices')
    await page.getByRole('button', { name: 'Join without a microphone' }).click()
    await room.expectStage('waiting')
    await expect(room.control('Unmute')).toBeVisible()
    await expect(page.getByText('The microphone is blocked')).toBeVisible()
  },
)

test(
  'a disconnected page leaves the call to the device its owner has joined on since; a cancelled session ends with its reason',
  ON_DESKTOP,
  async ({ page, browser, baseURL }) => {
    const { customer, slug, bookingId } = await aRoom(baseURL!, 28)
    await letSessionBeNear(bookingId, 2)
    await keepAuth(page, customer)
    const line = await cuttable(page)
    const laptop = new WaitingRoomPage(page)
    await laptop.open(`/room/${slug}`)
    await laptop.join.click()
    await laptop.expectStage('waiting')
    await line.cut()
    const phonePage = await browserOf(browser, page, baseURL!, customer)
    const phone = new WaitingRoomPage(phonePage)
    await phone.open(`/room/${slug}`)
    await phone.join.click()
    await phone.expectStage('waiting')
    await line.mend()
    await expect(laptop.heading).toHaveText('You joined on another device')
    await phone.expectStage('waiting')
    await expectNoAxeFindings(page, 'a call that goes on elsewhere')
    await page.getByRole('button', { name: 'Join here instead' }).click()
    await laptop.expectStage('waiting')
    await expect(phone.heading).toHaveText('You joined on another device')

    await phonePage.reload()
    await expect(phone.heading).toHaveText('Ready to join?')
    await callAs(baseURL!, customer, 'POST', `/api/web/v1/bookings/${bookingId}/cancel`, { expectedRefundPaise: 0 })
    for (const room of [laptop, phone]) await expect(room.heading).toHaveText('This session was cancelled')
    await expect(laptop.join).toHaveCount(0)
    await expectNoAxeFindings(page, 'a session that was called off')
    await phonePage.context().close()
  },
)

test(
  'an audio session never asks for the camera; someone early sees when it opens, other people see no session',
  ON_PHONE,
  async ({ page, browser, baseURL }) => {
    const { customer, slug } = await aRoom(baseURL!, 26, 'audio')
    await keepAuth(page, customer)
    await noteRequests(page)
    const room = new WaitingRoomPage(page)
    await room.open(`/hi/room/${slug}`)
    await expect(room.heading).toHaveText('अभी समय नहीं हुआ')
    await expect(page.getByText(/^कमरा .* पर खुलेगा।/)).toBeVisible()
    await expect(page.getByText('माइक', { exact: true })).toBeVisible()
    await expectNoAxeFindings(page, 'the door of a room before it opens, in Hindi')
    expect(await page.evaluate(() => (window as unknown as { deviceRequests: string[] }).deviceRequests)).not.toContain(
      'video',
    )

    const stranger = await browser.newPage({ baseURL: baseURL!, viewport: page.viewportSize()! })
    await keepAuth(stranger, await newCustomer(baseURL!))
    const theirs = new WaitingRoomPage(stranger)
    await theirs.open('/meeting')
    await stranger.getByLabel('Session code').fill(` ${slug.slice(0, 4).toUpperCase()} ${slug.slice(4)} `)
    await stranger.getByRole('button', { name: 'Go to the call' }).click()
    await stranger.waitForURL(`**/room/${slug}`)
    await expect(theirs.heading).toHaveText('Session not found')
    await stranger.close()

    const visitor = await browser.newPage({ baseURL: baseURL!, viewport: page.viewportSize()! })
    await visitor.goto(`/meeting?room=${slug}`)
    await visitor.waitForURL(`**/room/${slug}`)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Log in to join your session')
    await visitor.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(visitor.getByRole('dialog').getByLabel('Mobile number')).toBeVisible()
    await visitor.close()
  },
)
