import { RoomPage } from './pages/room-page.ts'
import { expectNoAxeFindings } from './support/axe.ts'
import { aMeeting, browserOf, prepare } from './support/calls.ts'
import { expectFocusSeen, pressByKey } from './support/keyboard.ts'
import { ON_DESKTOP, ON_PHONE } from './support/sizes.ts'
import { expect, test } from './support/test.ts'

test.use({ permissions: ['camera', 'microphone'] })

test(
  'two browsers hold a video call: video and audio both ways, chat, mute, screen sharing, and its end',
  ON_DESKTOP,
  async ({ page, browser, baseURL }) => {
    const { slug, customer, consultant } = await aMeeting(baseURL!, { desk: 9, mode: 'video' })
    await prepare(page, customer)
    const theirs = await browserOf(browser, consultant, { baseURL: baseURL!, like: page })
    const [me, them] = [new RoomPage(page), new RoomPage(theirs)]
    const name = consultant.name.split(' ')[0]!
    await page.goto(`/room/${slug}`)
    await pressByKey(page, me.join)
    await me.expectStage('waiting')
    await expect(me.heading).toBeFocused()
    await me.expectSaid(`${name} has not joined yet`)
    await them.enter(slug)
    await Promise.all([me.expectStage('live'), them.expectStage('live')])
    await me.expectSaid(`Connected to ${name}.`)
    await Promise.all([me.expectMedia('video'), them.expectMedia('video')])
    await me.talkByKeys(them)
    await me.talkWith(them)

    await me.control('Camera').click()
    await them.expectNoPicture()
    await me.control('Camera off').click()
    await them.expectMedia('video')

    await me.showFile(them, customer.name.split(' ')[0]!)
    await expectNoAxeFindings(theirs, 'a shown document')

    // After a reload the chat, the document and the call are back without a click.
    await page.reload()
    await Promise.all([me.expectStage('live'), them.expectStage('live')])
    await Promise.all([me.expectMedia('video'), them.expectMedia('video')])
    await me.shownPage(2)
    await pressByKey(theirs, theirs.getByRole('button', { name: 'Stop showing' }))
    await expectFocusSeen(them.control('Show file'))
    for (const { page: one } of [me, them])
      await expect(one.getByRole('region', { name: 'floor-layout.pdf' })).toHaveCount(0)
    await me.openChat()
    await expect(me.messages).toContainText('Move it to the corner.')
    // After a longer call a customer is asked for a rating, which would take the focus; consultants never are.
    await pressByKey(theirs, them.control('Leave'))
    await expect(them.heading).toHaveText('You have left the session')
    await expect(them.heading).toBeFocused()
    await expect(theirs.getByRole('button', { name: 'Rejoin' })).toBeVisible()
    await me.expectStage('waiting')
    await me.expectSaid(`${name} has left the call`)
    await me.leave()
    await expect(me.heading).toHaveText('You have left the session')
    await expect.poll(() => page.evaluate(openTracks)).toBe(0)
    await theirs.context().close()
  },
)

test(
  'an audio call carries audio both ways and never asks for a camera',
  ON_PHONE,
  async ({ page, browser, baseURL }) => {
    const { slug, customer, consultant } = await aMeeting(baseURL!, { desk: 11, mode: 'audio' })
    await prepare(page, customer)
    const theirs = await browserOf(browser, consultant, { baseURL: baseURL!, like: page })
    const [me, them] = [new RoomPage(page), new RoomPage(theirs)]
    await Promise.all([me.enter(slug), them.enter(slug)])
    await Promise.all([me.expectStage('live'), them.expectStage('live')])
    await Promise.all([me.expectMedia('audio'), them.expectMedia('audio')])
    for (const name of [/^Camera/, /^Share/]) await expect(me.control(name)).toHaveCount(0)
    await me.talkWith(them)
    for (const room of [me, them]) {
      expect(await room.page.evaluate(camerasAsked)).toBe(0)
      expect((await room.seen()).videoBytesOut).toBe(0)
    }
    await them.leave()
    await me.leave()
    await expect(me.heading).toHaveText('You have left the session')
    await theirs.context().close()
  },
)

const openTracks = () =>
  (window as unknown as { tracksInUse: MediaStreamTrack[] }).tracksInUse.filter(
    ({ readyState }) => readyState === 'live',
  ).length
const camerasAsked = () =>
  (window as unknown as { tracksInUse: MediaStreamTrack[] }).tracksInUse.filter(({ kind }) => kind === 'video').length
