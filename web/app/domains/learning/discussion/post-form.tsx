import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { POST_MAX } from '#contract/learning/constants.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { ProblemAlert } from '~/ui/operated/problem-alert.tsx'
import { Textarea } from '~/ui/operated/textarea.tsx'
import { toast } from '~/ui/toast.tsx'
import { refreshDiscussions } from './api.ts'
import classes from './discussion.module.css'

interface PostFormProps {
  label: string
  hint?: string
  submit: string
  send: (text: string) => Promise<{ message: string }>
  onDone?: () => void
  onCancel?: () => void
}

/** Writes a question or an answer. */
export function PostForm({ label, hint, submit, send, onDone, onCancel }: PostFormProps) {
  const t = useT()
  const client = useQueryClient()
  const [text, setText] = useState('')
  const sending = useMutation({
    mutationFn: () => send(text),
    onSuccess: async ({ message }) => {
      setText('')
      void toast(t(message))
      await refreshDiscussions(client)
      onDone?.()
    },
  })
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim()) sending.mutate()
      }}
    >
      <Textarea
        label={label}
        description={hint}
        autosize
        minRows={2}
        maxLength={POST_MAX}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        {...(onCancel && { autoFocus: true })}
      />
      <ProblemAlert error={sending.error} />
      <div className={classes.acts}>
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            {t('Back')}
          </Button>
        )}
        <Button type="submit" loading={sending.isPending} disabled={!text.trim()}>
          {submit}
        </Button>
      </div>
    </form>
  )
}
