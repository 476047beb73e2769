import { useMutation } from '@tanstack/react-query'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { Button } from '~/ui/button.tsx'
import { Icon } from '~/ui/icon.tsx'
import { toastFailure } from '~/ui/toast.tsx'

/** Asks for the address of the list as CSV and lets the browser fetch it: `ask` is given the table's `wish`. */
export function ExportButton({ ask }: { ask: () => Promise<string> }) {
  const t = useT()
  const asking = useMutation({
    mutationFn: ask,
    onSuccess: (url) => window.location.assign(url),
    onError: (error) => toastFailure(problemText(error, t)),
  })
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
