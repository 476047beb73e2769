import { useMutation } from '@tanstack/react-query'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Button } from '~/ui/button.tsx'
import { Icon } from '~/ui/icon.tsx'
import { toastFailure } from '~/ui/toast.tsx'
import { statementUrl } from '../api.ts'

interface StatementButtonProps {
  wish: Parameters<typeof statementUrl>[1]
  children: string
}

/** Asks for the address of a file and lets the browser fetch it. */
export function StatementButton({ wish, children }: StatementButtonProps) {
  const t = useT()
  const api = useApi()
  const asking = useMutation({
    mutationFn: () => statementUrl(api, wish),
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
      {children}
    </Button>
  )
}
