import { setTimeout as delay } from 'node:timers/promises'
import type { listConsultantAppointments } from '#contract/bookings/endpoints.ts'
import type { getRoom, listRoomMessages } from '#contract/calls/endpoints.ts'
import type { Received } from '#contract/endpoint.ts'
import type { answerTalk } from '#contract/talks/endpoints.ts'
import { type Account, Refusal } from './account.ts'
import { joinCall } from './call.ts'

const RING_MS = 2_000
const TYPING_MS = 1_500
const LOOK_MS = 10_000
const SOON_MS = 20 * 60_000

const GREETING =
  'Hello! I am a demo consultant: you are watching a recording. Write here and I will reply.\n' +
  'नमस्ते! यह डेमो है: आप एक रिकॉर्डिंग देख रहे हैं। यहाँ लिखें, जवाब मिलेगा।'
const REPLIES = [
  'Thank you. In a real session your consultant would answer this now.\nधन्यवाद। असली सत्र में इसका जवाब सलाहकार से मिलेगा।',
  'Noted. You can also share a document from your locker with me.\nठीक है। लॉकर से कोई दस्तावेज़ भी साझा किया जा सकता है।',
  'I see. When the call is over, you can rate it and download the receipt.\nजी। कॉल के बाद रेटिंग दें और रसीद डाउनलोड करें।',
]
const UNREACHABLE = 'This demo consultant answers messages only.\nयह डेमो है: सिर्फ़ संदेशों का जवाब मिलेगा।'

interface Settings {
  /** How long the phone rings, and how long a reply takes to type. */
  ringMs?: number
  typingMs?: number
  lookMs?: number
}

/** Plays a consultant: online, answers calls with a recording, joins booked sessions and replies to messages. */
export function playConsultant(
  account: Account,
  { ringMs = RING_MS, typingMs = TYPING_MS, lookMs = LOOK_MS }: Settings = {},
) {
  const { socket } = account
  const inRooms = new Set<string>()
  const replying = new Set<string>()
  const ending = new AbortController()
  const pause = (ms: number) => delay(ms, undefined, { signal: ending.signal })
  /** What a person did meanwhile, such as hanging up, may make any step impossible: the next event starts afresh. */
  const attempt = (step: Promise<unknown>) =>
    void step.catch((error: unknown) => {
      if (!ending.signal.aborted && !(error instanceof Refusal)) console.error(error)
    })

  const say = (room: string, text: string) => account.post(`/api/web/v1/rooms/${room}/messages`, { text })

  async function beInRoom(room: string) {
    if (inRooms.has(room)) return 'over'
    inRooms.add(room)
    try {
      const { messages } = await messagesOf(room)
      if (!messages.some(({ mine }) => mine)) await say(room, GREETING)
      return await joinCall(account, room)
    } finally {
      inRooms.delete(room)
    }
  }

  async function answer(talkId: number) {
    await pause(ringMs)
    const { talk } = await account.post<Received<typeof answerTalk>>(`/api/web/v1/talks/${talkId}/answer`)
    if ((await beInRoom(talk.room)) === 'over') return
    await say(talk.room, UNREACHABLE)
    await account.post(`/api/web/v1/talks/${talkId}/hang-up`)
  }

  const messagesOf = (room: string) =>
    account.get<Received<typeof listRoomMessages>>(`/api/web/v1/rooms/${room}/messages`)

  /** One reply to everything written since the last one. */
  async function reply(room: string) {
    if (replying.has(room)) return
    replying.add(room)
    try {
      await pause(typingMs)
      const { messages } = await messagesOf(room)
      if (messages.at(-1)?.mine !== false) return
      const replies = messages.filter(({ mine }) => mine).length
      await say(room, REPLIES[replies % REPLIES.length]!)
    } finally {
      replying.delete(room)
    }
  }

  /** Joins a booked session once the customer is in its room. */
  async function look() {
    const path = '/api/web/v1/get-consultant-appointments-list?type=upcoming&limit=5'
    const { appointments } = await account.get<Received<typeof listConsultantAppointments>>(path)
    for (const { room, startsAt } of appointments) {
      if (Date.parse(startsAt) - Date.now() > SOON_MS || inRooms.has(room)) continue
      const seen = await account.get<Received<typeof getRoom>>(`/api/web/v1/rooms/${room}`)
      if (seen.room.state === 'open' && seen.room.otherIn) attempt(beInRoom(room))
    }
  }

  socket.on('connect', () => socket.emit('consultantStatus', { id: account.id }))
  socket.on('talkring', ({ talkId }: { talkId: number }) => attempt(answer(talkId)))
  socket.on('roommessage', ({ room }: { room: string }) => attempt(reply(room)))
  socket.connect()
  const looking = setInterval(() => attempt(look()), lookMs)

  return {
    async close() {
      ending.abort()
      clearInterval(looking)
      await account.close()
    },
  }
}
