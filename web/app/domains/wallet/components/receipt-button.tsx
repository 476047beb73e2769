import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Icon } from '~/ui/icon.tsx'
import { useDownload } from '~/ui/use-download.ts'
import { receiptUrl } from '../api.ts'
import classes from './receipt-button.module.css'

/** The reference of a top-up links to its receipt. */
export function ReceiptButton({ topUpId, reference }: { topUpId: number; reference: string }) {
  const t = useT()
  const api = useApi()
  const fetching = useDownload(() => receiptUrl(api, topUpId))
  return (
    <button type="button" className={classes.button} disabled={fetching.isPending} onClick={() => fetching.mutate()}>
      <Icon name="download" size={16} />
      {reference}
      <span className="pm-visually-hidden">: {t('Receipt')}</span>
    </button>
  )
}
