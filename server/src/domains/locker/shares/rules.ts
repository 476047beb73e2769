import type { ShareSubjectKind } from '#contract/locker/constants.ts'
import type { ShareSubject } from './subjects.ts'

const HOUR_MS = 3_600_000

/** When the others lose access; null while it is not over. A dispute keeps it open. */
export const endOfSharing = ({ closedAt, isDisputed }: ShareSubject, shareHours: number) =>
  closedAt === null || isDisputed ? null : new Date(closedAt.getTime() + shareHours * HOUR_MS)

export function isShared(subject: ShareSubject, now: Date, shareHours: number) {
  const end = endOfSharing(subject, shareHours)
  return end === null || end > now
}

/** Whether an account that is not the owner may read what is shared into this. */
export const mayRead = (subject: ShareSubject | undefined, accountId: number, now: Date, shareHours: number) =>
  subject?.readerIds.includes(accountId) === true && isShared(subject, now, shareHours)

/** As one party sees it. */
export const shownSubject = (
  kind: ShareSubjectKind,
  { id, number, title = '', at, people }: ShareSubject,
  accountId: number,
) => ({
  ...{ kind, id, number, title, at },
  withName: people.find((one) => one.id !== accountId)?.name ?? '',
})
