import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ENQUIRY_REPLY_MAX } from '#contract/enquiries/constants.ts'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useIdempotencyKey } from '~/lib/idempotency-key.ts'
import { useApi } from '~/lib/query.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { Textarea } from '~/ui/operated/textarea.tsx'
import { toast } from '~/ui/toast.tsx'
import { OWN_ENQUIRIES, sendMessage } from './api.ts'
import classes from './own-enquiries.module.css'

/** What the person adds to their enquiry; one that was answered or closed is then open again. */
export function WriteBack({ id }: { id: number }) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const keys = useIdempotencyKey()
  const [text, setText] = useState('')
  const sending = useMutation({
    mutationFn: (input: { id: number; text: string }) => sendMessage(api, input, keys.keyFor(input)),
    onSuccess: ({ message }) => {
      keys.done()
      setText('')
      void toast(t(message))
      return client.invalidateQueries({ queryKey: [OWN_ENQUIRIES] })
    },
  })
  return (
    <form
      className={classes.write}
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() && !sending.isPending) sending.mutate({ id, text: text.trim() })
      }}
    >
      <Textarea
        label={t('Your message')}
        autosize
        minRows={2}
        maxRows={10}
        maxLength={ENQUIRY_REPLY_MAX}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        error={sending.error && problemText(sending.error, t)}
      />
      <Button type="submit" size="md" loading={sending.isPending} disabled={text.trim() === ''}>
        {t('Send message')}
      </Button>
    </form>
  )
}
