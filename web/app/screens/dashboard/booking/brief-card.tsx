import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { BRIEF_MAX } from '#contract/bookings/constants.ts'
import { type Booking, bookingQuery, saveBrief } from '~/domains/bookings/api.ts'
import { firstName } from '~/domains/bookings/words.ts'
import { fieldErrors, problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { PlainButton } from '~/ui/button-link.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { Textarea } from '~/ui/operated/textarea.tsx'
import { Panel } from '~/ui/panel.tsx'
import classes from './booking.module.css'

/** The customer's topic; it can be changed until the session starts. */
export function BriefCard({ booking }: { booking: Booking }) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const [typed, setTyped] = useState<string>()
  const [wasOpen, setWasOpen] = useState(false)
  const close = () => {
    setWasOpen(true)
    setTyped(undefined)
  }
  const saving = useMutation({
    mutationFn: (brief: string) => saveBrief(api, { id: booking.id, brief }),
    onSuccess: ({ data }) => {
      client.setQueryData(bookingQuery(api, booking.id).queryKey, (old) => old && { ...old, booking: data.booking })
      close()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    saving.mutate((typed ?? '').trim())
  }
  return (
    <div id="brief">
      <Panel title={t('Your question')}>
        {typed === undefined ? (
          <>
            {booking.industry && <p className={classes.industry}>{titleOf(booking.industry, t.language)}</p>}
            <p className={classes.brief} lang={booking.brief ? t.lang(booking.brief) : undefined}>
              {booking.brief ||
                t('Nothing added yet. A line or two helps {name} prepare.', {
                  name: firstName(booking.consultant.name),
                })}
            </p>
            {booking.may.brief && (
              <PlainButton
                variant="plain"
                icon="edit"
                className={classes.edit}
                autoFocus={wasOpen}
                onClick={() => setTyped(booking.brief)}
              >
                {booking.brief ? t('Edit') : t('Add question')}
              </PlainButton>
            )}
          </>
        ) : (
          <form className={classes.form} onSubmit={submit}>
            <Textarea
              label={t('What do you want answered in this session?')}
              autosize
              minRows={3}
              maxRows={12}
              maxLength={BRIEF_MAX}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
              error={saving.error && (fieldErrors(saving.error, t).brief ?? problemText(saving.error, t))}
              data-autofocus
              autoFocus
            />
            <div className={classes.acts}>
              <Button variant="default" onClick={close}>
                {t('Back')}
              </Button>
              <Button type="submit" loading={saving.isPending}>
                {t('Save')}
              </Button>
            </div>
          </form>
        )}
      </Panel>
    </div>
  )
}
