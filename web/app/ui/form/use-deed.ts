import { useQueryClient } from '@tanstack/react-query'
import { refreshBackOffice } from '~/lib/back-office.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useIdempotencyKey } from '~/lib/idempotency-key.ts'
import { toast } from '~/ui/toast.tsx'
import { useSecondFactor } from './use-second-factor.tsx'

/** A deed of staff that moves money: once for what was sent, with a fresh second factor, and then everything is asked anew. */
export function useDeed(close: () => void) {
  const t = useT()
  const client = useQueryClient()
  const attempt = useIdempotencyKey()
  const { proven, asking } = useSecondFactor()
  return {
    asking,
    send: <Wish, Answer>(wish: Wish, deed: (wish: Wish, key: string) => Promise<Answer>) =>
      proven(() => deed(wish, attempt.keyFor(wish))),
    onDone: ({ message }: { message: string }) => {
      attempt.done()
      void toast(t(message))
      void refreshBackOffice(client)
      close()
    },
  }
}
