import { useApi } from '~/lib/query.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { useDownload } from '~/ui/use-download.ts'
import { statementUrl } from '../api.ts'

interface StatementButtonProps {
  input: Parameters<typeof statementUrl>[1]
  children: string
}

/** Fetches the URL of a file and downloads it. */
export function StatementButton({ input, children }: StatementButtonProps) {
  const api = useApi()
  const asking = useDownload(() => statementUrl(api, input))
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
