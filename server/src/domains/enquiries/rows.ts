import type { ReplyRow } from './queries.ts'

interface Text {
  id: number
  remarks: string | null
  state: 'new' | 'assigned' | 'answered' | 'closed' | 'spam'
}

/** Without what only staff know; the sender of spam sees it as new. */
export const shown = <T extends Text>({ remarks, state, ...row }: T) => ({
  ...row,
  remarks: remarks ?? '',
  state: state === 'spam' ? ('new' as const) : state,
})

export const repliesOf = (id: number, replies: readonly ReplyRow[]) =>
  replies.filter(({ enquiryId }) => enquiryId === id).map(({ enquiryId: _, ...reply }) => reply)
