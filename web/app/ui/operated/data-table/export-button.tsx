import { useT } from '~/lib/i18n/react.tsx'
import { useMayUse } from '~/lib/may-use.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { useDownload } from '~/ui/use-download.ts'

interface ExportButtonProps {
  /** Resolves to the file's URL for the table's `request`. */
  ask: () => Promise<string>
  /** Its endpoint, after `POST /api/web/v1/admin/`, if fewer roles may export the list than read it. */
  call?: string
}

/** Downloads the list as CSV, if the role may. */
export function ExportButton({ ask, call }: ExportButtonProps) {
  const t = useT()
  const mayUse = useMayUse()
  const asking = useDownload(ask)
  if (call && !mayUse(`POST /api/web/v1/admin/${call}`)) return null
  return (
    <Button
      variant="default"
      leftSection={<Icon name="download" />}
      loading={asking.isPending}
      onClick={() => asking.mutate()}
    >
      {t('Export CSV')}
    </Button>
  )
}
