import { useQuery } from '@tanstack/react-query'
import { formatWhen } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { Dialog } from '~/ui/operated/dialog.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import {
  type LockerDocument,
  revokeShare,
  type Subject,
  shareDocument,
  subjectsQuery,
  useLockerChange,
} from '../api.ts'
import { subjectWords } from '../words.ts'
import classes from './locker.module.css'

/** What a file is shared into, and what else it can be shared into. */
export function ShareDialog({ document, onClose }: { document: LockerDocument; onClose: () => void }) {
  const t = useT()
  const offered = useQuery(subjectsQuery(useApi()))
  const sharing = useLockerChange((api, subject: Subject) => shareDocument(api, document.id, subject))
  const revoking = useLockerChange(revokeShare)
  const shareOf = ({ kind, id }: Subject) => document.shares.find((one) => one.kind === kind && one.id === id)
  const subjects = offered.data?.subjects ?? []
  const all = [
    ...document.shares.filter((one) => !subjects.some((other) => other.kind === one.kind && other.id === one.id)),
    ...subjects,
  ]
  return (
    <Dialog opened onClose={onClose} title={t('Share {name}', { name: document.name })}>
      {offered.data && (
        <p>
          {t.count(
            offered.data.shareHours,
            'They can open it until {count} hour after the session, call or question ends. You can stop sharing at any time.',
            'They can open it until {count} hours after the session, call or question ends. You can stop sharing at any time.',
          )}
        </p>
      )}
      {offered.isError && <LoadFailed retry={offered.refetch} />}
      {offered.isPending && <SkeletonLines lines={3} />}
      {offered.data && all.length === 0 && (
        <p className={classes.meta}>{t('You have no upcoming session to share it with.')}</p>
      )}
      <ul className={classes.rows}>
        {all.map((subject) => {
          const share = shareOf(subject)
          return (
            <li key={`${subject.kind} ${subject.id}`} className={classes.row}>
              <div className={classes.about}>
                <strong>{subjectWords(subject, t)}</strong>
                <div className={classes.meta}>
                  {[subject.title, subject.number, formatWhen(subject.at, new Date(), t)].filter(Boolean).join(' · ')}
                </div>
              </div>
              {share ? (
                <Button variant="subtle" loading={revoking.isPending} onClick={() => revoking.mutate(share.shareId)}>
                  {t('Stop sharing|a file')}
                </Button>
              ) : (
                <Button variant="default" loading={sharing.isPending} onClick={() => sharing.mutate(subject)}>
                  {t('Share|a file')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
