import { useApi } from '~/lib/query.tsx'
import { Button } from '~/ui/button.tsx'
import { Icon } from '~/ui/icon.tsx'
import { useDownload } from '~/ui/use-download.ts'
import { statementUrl } from '../api.ts'

interface StatementButtonProps {
  wish: Parameters<typeof statementUrl>[1]
  children: string
}

/** Asks for the address of a file and lets the browser fetch it. */
export function StatementButton({ wish, children }: StatementButtonProps) {
  const api = useApi()
  const asking = useDownload(() => statementUrl(api, wish))
  return (
    <Button
      variant="default"
      leftSection={<Icon name="download" />}
      loading={asking.isPending}
      onClick={() => asking.mutate()}
    >
      {children}
    </Button>
  )
}
