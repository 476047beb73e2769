import { afterEach, expect, test } from 'vitest'
import { RTCPeerConnection } from 'werift'
import { listRoomMessages, sendRoomMessage } from '#contract/calls/endpoints.ts'
import { getTalk, hangUpTalk, listTalkExperts, ringExpert } from '#contract/talks/endpoints.ts'
import { flowsOf } from '#server/domains/calls/public.ts'
import type { Person } from '#test/people.ts'
import { anOpenRoom, joinRoom, type Participant } from '#test/rooms.ts'
import { fill } from '#test/shop.ts'
import { anExpert, goAway } from '#test/talks.ts'
import { world } from '#test/world.ts'
import { withToken } from './account.ts'
import { descriptionOf } from './call.ts'
import { clipCodecs } from './clip.ts'
import { playConsultant } from './consultant.ts'

const there = await world()
const QUICK = { ringMs: 0, typingMs: 0, lookMs: 50 }
const played: ReturnType<typeof playConsultant>[] = []
afterEach(() => Promise.all(played.splice(0).map((one) => one.close())))

async function play({ id, token }: Person) {
  played.push(playConsultant(withToken(await there.url(), id, token), QUICK))
}

/** The customer's side, as a browser would do it: waits for the offer and receives both tracks. */
async function receive(participant: Participant) {
  const pc = new RTCPeerConnection({ codecs: clipCodecs() })
  const packets = { audio: 0, video: 0 }
  pc.onTrack.subscribe((track) => track.onReceiveRtp.subscribe(() => (packets[track.kind as 'audio' | 'video'] += 1)))
  pc.connectionStateChange.subscribe((state) => void participant.beat(state === 'connected').catch(() => {}))
  let signals: Promise<unknown> = Promise.resolve()
  const take = async ({ from, description, candidates = [] }: { from: string; [more: string]: unknown }) => {
    pc.onIceCandidate.allUnsubscribe()
    pc.onIceCandidate.subscribe((one) => one && void participant.signal(from, { candidates: [one.toJSON()] }))
    if (description) {
      await pc.setRemoteDescription(description as never)
      await pc.setLocalDescription(await pc.createAnswer())
      await participant.signal(from, { description: descriptionOf(pc) })
    }
    for (const candidate of candidates as never[]) await pc.addIceCandidate(candidate)
  }
  participant.socket.on('roomsignal', (said) => {
    signals = signals.then(() => take(said))
  })
  return { packets, close: () => pc.close() }
}

test('a played consultant is online, answers a call with sound and picture, and replies to messages', async () => {
  const expert = await anExpert(there)
  await goAway(there, expert)
  const customer = await there.aCustomer()
  await fill(there, customer, 100_000)
  await play(expert)
  const isOnline = async () =>
    (await customer.send(listTalkExperts, {})).body.data.experties.some(({ id }) => id === expert.id)
  await expect.poll(isOnline).toBe(true)

  const input = { consultantId: expert.id, mode: 'video' as const, subject: 'Boiler fuel' }
  const { talk } = (await customer.send(ringExpert, input)).body.data
  const stateOf = async () => (await customer.send(getTalk, { id: talk.id })).body.data.talk.state
  await expect.poll(stateOf).toBe('live')
  const participant = await joinRoom(there, customer, talk.room)
  const { packets, close } = await receive(participant)
  await expect.poll(() => packets.audio > 10 && packets.video > 10).toBe(true)
  expect(await flowsOf(there.db, 'talk', talk.id)).toHaveLength(1)

  await customer.send(sendRoomMessage, { slug: talk.room, text: 'Which fuel is cheapest?' })
  const said = async () =>
    (await customer.send(listRoomMessages, { slug: talk.room })).body.data.messages.map(({ mine }) => mine)
  await expect.poll(said).toEqual([false, true, false])
  await customer.send(hangUpTalk, { id: talk.id })
  await close()
})

test('a played consultant joins a booked session once the customer is in its room', async () => {
  const room = await anOpenRoom(there)
  await play(room.consultant)
  const participant = await joinRoom(there, room.customer, room.slug)
  const { packets, close } = await receive(participant)
  await expect.poll(() => packets.audio > 10 && packets.video > 10).toBe(true)
  await participant.leave()
  await close()
})
