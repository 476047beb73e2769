import { useT } from '~/lib/i18n/react.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { useDownload } from '~/ui/use-download.ts'

/** Downloads the list as CSV: `ask` resolves to the file's URL for the table's `request`. */
export function ExportButton({ ask }: { ask: () => Promise<string> }) {
  const t = useT()
  const asking = useDownload(ask)
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
