import type { SharedDocument } from '~/domains/locker/api.ts'
import type { Question } from '~/domains/questions/api.ts'

interface Written {
  isOwn: boolean
  at: string
}

/**
 * The files of each letter, in the same order, and those that wait for the reader's next one. A file belongs to the
 * first letter that its owner sent after adding it, otherwise to the last one if the owner writes none now.
 */
export function filesOfLetters(
  letters: readonly Written[],
  documents: readonly SharedDocument[],
  writing: boolean,
): { files: SharedDocument[][]; waiting: SharedDocument[] } {
  const files: SharedDocument[][] = letters.map(() => [])
  const waiting: SharedDocument[] = []
  for (const document of documents) {
    const isBy = ({ isOwn }: Written) => isOwn === document.isOwn
    const next = letters.findIndex((letter) => isBy(letter) && letter.at >= document.sharedAt)
    const last = letters.findLastIndex(isBy)
    if (next >= 0) files[next]!.push(document)
    else if (document.isOwn && (writing || last < 0)) waiting.push(document)
    else if (last >= 0) files[last]!.push(document)
  }
  return { files, waiting }
}

const WRITES = ['give_details', 'ask_follow_up', 'answer'] as const

/** Whether the reader can write something now that files go with. */
export const isWriting = ({ actions }: Pick<Question, 'actions'>) => WRITES.some((action) => actions.includes(action))
