import { useQueryClient } from '@tanstack/react-query'
import { refreshBackOffice } from '~/lib/back-office.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useIdempotencyKey } from '~/lib/idempotency-key.ts'
import { toast } from '~/ui/toast.tsx'

/**
 * A staff operation that must not happen twice: one idempotency key per input, and all lists are refetched afterwards.
 */
export function useOperation(close: () => void) {
  const t = useT()
  const client = useQueryClient()
  const attempt = useIdempotencyKey()
  return {
    send: <Input, Answer>(input: Input, operation: (input: Input, key: string) => Promise<Answer>) =>
      operation(input, attempt.keyFor(input)),
    onDone: ({ message }: { message: string }) => {
      attempt.done()
      void toast(t(message))
      void refreshBackOffice(client)
      close()
    },
  }
}
