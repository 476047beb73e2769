import { useQuery } from '@tanstack/react-query'
import { scheduleQuery } from '~/domains/availability/editing/api.ts'
import { ScheduleEditor } from '~/domains/availability/editing/components/schedule-editor.tsx'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'

export const meta = page((t) => ({
  title: t('Slot time'),
  description: t('Hours when customers can book you.'),
  private: true,
}))

export default function SlotTime() {
  const t = useT()
  const { data, isError, refetch } = useQuery(scheduleQuery(useApi()))
  if (data) return <ScheduleEditor schedule={data.schedule} />
  return (
    <>
      <PageHead title={t('Slot time')} />
      {isError ? <LoadFailed retry={refetch} /> : <SkeletonLines lines={12} />}
    </>
  )
}
