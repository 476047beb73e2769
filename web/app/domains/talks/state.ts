import { create } from 'zustand'
import { storeSubject } from './subject.ts'

interface TalkState {
  /** The expert to call; the sheet before calling is open while this is set. */
  asked: { id: number } | null
  /** The talk that rang in this tab: its result is shown until dismissed. */
  rang: number | null
}

export const useTalks = create<TalkState>(() => ({ asked: null, rang: null }))

export const askToTalk = (id: number) => useTalks.setState({ asked: { id } })
export const closeAsk = () => useTalks.setState({ asked: null })
/** Clears requests on a change of account. */
export const clearTalks = () => {
  useTalks.setState({ asked: null, rang: null })
  storeSubject('')
}
export const followRing = (rang: number | null) => useTalks.setState({ rang })
