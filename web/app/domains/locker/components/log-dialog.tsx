import { useQuery } from '@tanstack/react-query'
import { formatWhen } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Dialog } from '~/ui/operated/dialog.tsx'
import { RowList } from '~/ui/row-list.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { accessesQuery, type LockerDocument } from '../api.ts'

/** Everyone else who opened a file, newest first. */
export function LogDialog({ document, onClose }: { document: LockerDocument; onClose: () => void }) {
  const t = useT()
  const log = useQuery({ ...accessesQuery(useApi(), document.id), refetchOnMount: 'always' })
  const rows = (log.data?.data ?? []).map(({ id, readerName: name, isStaff, subject, use, at }) => ({
    key: id,
    icon: use === 'download' ? ('download' as const) : ('eye' as const),
    title: isStaff ? (subject ? t('{name}, dispute team', { name }) : t('{name}, approval team', { name })) : name,
    meta: `${use === 'download' ? t('Downloaded') : t('Opened')} · ${formatWhen(at, new Date(), t)}`,
  }))
  return (
    <Dialog opened onClose={onClose} title={t('Who opened {name}', { name: document.name })}>
      {log.isError && <LoadFailed retry={log.refetch} />}
      {log.isPending && <SkeletonLines lines={3} />}
      {log.data && <RowList rows={rows} empty={t('No one has opened it yet.')} />}
    </Dialog>
  )
}
