import { randomUUID } from 'node:crypto'
import type { Socket } from 'socket.io-client'
import { answerTalk, getCurrentTalk, hangUpTalk, ringExpert } from '#contract/talks/endpoints.ts'
import type { Chance } from './harness/chance.ts'
import { type Caller, callerOf } from './harness/talk-caller.ts'
import { dial, openPage, type Page, type PageLog } from './harness/talk-page.ts'
import type { SignedInPair } from './harness/talk-people.ts'

const pause = (ms: number) => new Promise((over) => setTimeout(over, ms))

/** How a talk is planned to end, unless it ends before. */
export interface Plan {
  /** Counted from the first moment both are connected. */
  afterMs: number
  /** One side hangs up, or both leave silently and the server notices. */
  by: 'customer' | 'consultant' | 'nobody'
}

export interface HeldTalk {
  id: number
  customerId: number
  customer: PageLog
  consultant: PageLog
  counted: Record<'drops' | 'silences' | 'rejoins' | 'leaves' | 'goodbyesRepeated', number>
}

/** Two people who call, answer, talk, lose the connection and rejoin, until the talk ends. */
export function holdTalk(url: string, { customer, expert }: SignedInPair, plan: Plan, chance: Chance) {
  const [caller, called] = [callerOf(url, customer.token), callerOf(url, expert.token)]
  const counted: HeldTalk['counted'] = { drops: 0, silences: 0, rejoins: 0, leaves: 0, goodbyesRepeated: 0 }
  const ending = Promise.withResolvers<void>()
  let [done, isLive] = [false, false]

  async function meet() {
    const here = stayHere(url, expert)
    try {
      for (;;) {
        const input = { consultantId: expert.id, mode: 'video', state: '27' } as const
        const rung = await caller.insist(ringExpert, input, randomUUID())
        const talk = rung.data?.talk ?? (await caller.insist(getCurrentTalk, {})).data.talk
        if (talk) {
          const { data } = await called.insist(answerTalk, { id: talk.id })
          if (data?.talk.state === 'live') return data.talk
        }
        // A person may make 120 calls an hour, and a busy server needs time.
        await pause(1_500)
      }
    } finally {
      here.end()
    }
  }

  /** A page sends beats, and sometimes something happens to it. */
  async function liveIn(page: Page) {
    let silentUntil = 0
    while (!page.isOver() && !done) {
      await pause(chance.in(250, 800))
      if (Date.now() < silentUntil) continue
      if (!page.isIn()) {
        await page.join()
        continue
      }
      await page.beat(page.isConnected() ? !chance.one(40) : chance.one(2))
      silentUntil = await misfortune(page)
    }
    page.close()
  }
  /** Returns until when the page is silent. */
  async function misfortune(page: Page) {
    if (chance.one(30)) {
      counted.drops += 1
      page.drop(chance.one(2))
      return Date.now() + chance.in(100, 9_000)
    }
    if (chance.one(40)) {
      counted.silences += 1
      return Date.now() + chance.in(1_000, 9_000)
    }
    if (chance.one(40)) {
      counted.rejoins += 1
      page.drop(true)
    } else if (page.isIn() && chance.one(60)) {
      counted.leaves += 1
      await page.leave()
    }
    return 0
  }

  async function goodbye(by: Caller, id: number) {
    const { tries } = await by.insist(hangUpTalk, { id })
    counted.goodbyesRepeated += tries - 1
  }

  async function hold(): Promise<HeldTalk> {
    const talk = await meet()
    const pages = [openPage(caller, url, talk.room), openPage(called, url, talk.room)] as const
    const living = Promise.all(pages.map(liveIn))
    const met = async () => {
      while (!done && !pages.every((page) => page.isConnected() || page.isOver())) await pause(50)
      isLive = true
      await Promise.race([pause(plan.afterMs), ending.promise])
    }
    await Promise.race([living, met()])
    if (plan.by !== 'nobody') await goodbye(plan.by === 'customer' ? caller : called, talk.id)
    done = true
    await living
    const [mine, theirs] = pages
    return { id: talk.id, customerId: customer.id, customer: mine.log, consultant: theirs.log, counted }
  }

  return {
    over: hold(),
    isLive: () => isLive && !done,
    /** Ends it now, whatever was planned. */
    endNow: () => ending.resolve(),
  }
}
export type GoingOn = ReturnType<typeof holdTalk>

/** The expert's open page, which announces presence, on any running server. */
function stayHere(url: string, { id, token }: { id: number; token: string }) {
  let ended = false
  let socket: Socket | undefined
  async function stay() {
    while (!ended) {
      if (!socket?.connected) {
        socket = await dial(url, token).catch(() => undefined)
        await socket
          ?.timeout(5_000)
          .emitWithAck('consultantStatus', { id })
          .catch(() => {})
      }
      await pause(200)
    }
    socket?.disconnect()
  }
  void stay()
  return {
    end() {
      ended = true
    },
  }
}
