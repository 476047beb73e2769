import { useQueryClient } from '@tanstack/react-query'
import { refreshBackOffice } from '~/lib/back-office.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useIdempotencyKey } from '~/lib/idempotency-key.ts'
import { toast } from '~/ui/toast.tsx'

/** An operation of staff that must not happen twice: one idempotency key per input, and all lists are reloaded afterwards. */
export function useDeed(close: () => void) {
  const t = useT()
  const client = useQueryClient()
  const attempt = useIdempotencyKey()
  return {
    send: <Wish, Answer>(wish: Wish, deed: (wish: Wish, key: string) => Promise<Answer>) =>
      deed(wish, attempt.keyFor(wish)),
    onDone: ({ message }: { message: string }) => {
      attempt.done()
      void toast(t(message))
      void refreshBackOffice(client)
      close()
    },
  }
}
