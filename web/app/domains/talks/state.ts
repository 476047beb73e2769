import { create } from 'zustand'
import { keepSubject } from './subject.ts'

interface TalkState {
  /** Whom somebody wants to talk to; the sheet before the ringing is open as long as there is one. */
  asked: { id: number } | null
  /** The talk that rang in this tab: how it ended is shown until it was seen. */
  rang: number | null
}

export const useTalks = create<TalkState>(() => ({ asked: null, rang: null }))

export const askToTalk = (id: number) => useTalks.setState({ asked: { id } })
export const closeAsk = () => useTalks.setState({ asked: null })
/** Whoever signs in next has asked for nothing yet. */
export const forgetTalks = () => {
  useTalks.setState({ asked: null, rang: null })
  keepSubject('')
}
export const followRing = (rang: number | null) => useTalks.setState({ rang })
