import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { requestDataExport } from '#contract/accounts/privacy.ts'
import { formatDate, formatWhen } from '~/lib/dates.ts'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { useApi } from '~/lib/query.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { toast, toastFailure } from '~/ui/toast.tsx'
import { type DataExport, dataExportsQuery } from '../../api.ts'
import { DownloadDialog } from './download-dialog.tsx'
import { Row } from './row.tsx'
import classes from './security.module.css'

const LOOK_AGAIN_MS = 3_000
const isPreparing = ({ state }: DataExport) => state === 'preparing'

/** Personal data export: request, preparation, download. */
export function MyDataCard({ mobile, keptDays }: { mobile: string; keptDays: number }) {
  const t = useT()
  const [downloading, setDownloading] = useState<number>()
  const api = useApi()
  const client = useQueryClient()
  const query = dataExportsQuery(api)
  const { data, isError, refetch } = useQuery({
    ...query,
    refetchInterval: ({ state }) => (state.data?.exports.some(isPreparing) ? LOOK_AGAIN_MS : false),
  })
  const prepare = useMutation({
    mutationFn: () => api.call<typeof requestDataExport>('POST /api/web/v1/data-exports', {}),
    onSuccess: ({ message }) => void toast(message),
    onError: (error) => void toastFailure(problemText(error, t)),
    onSettled: () => client.invalidateQueries(query),
  })
  const preparing = data?.exports.some(isPreparing) ?? false
  const shown = data?.exports.filter(({ state }) => state !== 'gone') ?? []
  return (
    <section className={classes.card} aria-label={t('My data')}>
      <ul className={classes.rows}>
        <Row
          icon="download"
          title={t('Download my data')}
          meta={t('Your profile, devices and consents as a ZIP file. Available for {days} days.', { days: keptDays })}
          action={
            <Button variant="default" loading={prepare.isPending || preparing} onClick={() => prepare.mutate()}>
              {t('Prepare')}
            </Button>
          }
        />
      </ul>
      {isError && !data && <LoadFailed retry={refetch} />}
      {shown.length > 0 && (
        <ul className={classes.exports} aria-live="polite">
          {shown.map((one) => (
            <li key={one.id}>
              {one.state === 'ready' && (
                <Button variant="subtle" size="sm" onClick={() => setDownloading(one.id)}>
                  {t('Download')}
                </Button>
              )}{' '}
              {inWords(one, t)}
            </li>
          ))}
        </ul>
      )}
      {downloading && <DownloadDialog id={downloading} mobile={mobile} onClose={() => setDownloading(undefined)} />}
    </section>
  )
}

function inWords({ state, requestedAt, bytes, goneAt }: DataExport, t: Translate) {
  const asked = t('requested {when}', { when: formatWhen(requestedAt, new Date(), t) })
  if (state === 'preparing') return `${t('Being prepared')}, ${asked}`
  if (state === 'failed') return `${t('This download failed. Please request it again.')} ${asked}`
  const size = t('{size} kB', { size: Math.max(1, Math.round((bytes ?? 0) / 1024)) })
  return goneAt ? `${size}, ${t('until {date}', { date: formatDate(goneAt, t) })}` : size
}
