import type { AuditEntry } from './api.ts'

/** The sentence without its links, to name the entry. */
export const plainSentence = ({ sentence }: Pick<AuditEntry, 'sentence'>) => sentence.map(({ text }) => text).join('')
