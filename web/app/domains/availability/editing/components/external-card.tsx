import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatWhen } from '~/lib/dates.ts'
import { fieldErrors, problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { msg } from '~/lib/i18n/texts.ts'
import { useApi } from '~/lib/query.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Alert } from '~/ui/operated/alert.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { ConfirmDialog } from '~/ui/operated/confirm-dialog.tsx'
import { TextInput } from '~/ui/operated/text-input.tsx'
import { Panel } from '~/ui/panel.tsx'
import { toast } from '~/ui/toast.tsx'
import { connectCalendar, type ExternalCalendar, readCalendar, removeCalendar, scheduleQuery } from '../api.ts'
import classes from './external-card.module.css'

/** Its changes apply at once and need no saving, so it is separate from the rest of the page. */
export function ExternalCard({ calendar }: { calendar: ExternalCalendar | null }) {
  const t = useT()
  return (
    <Panel title={t('Connect another calendar')}>{calendar ? <Connected calendar={calendar} /> : <Connect />}</Panel>
  )
}

/** After a change the busy times are refetched; unsaved edits stay. */
function useNotify() {
  const api = useApi()
  const client = useQueryClient()
  return (externalCalendar: ExternalCalendar | null) => {
    client.setQueryData(
      scheduleQuery(api).queryKey,
      (stored) => stored && { schedule: { ...stored.schedule, externalCalendar } },
    )
    void client.invalidateQueries({ queryKey: ['GET /api/web/v1/schedules/own/busy-times'] })
    void client.invalidateQueries({ queryKey: ['POST /api/web/v1/schedules/own/previews'] })
  }
}

function Connect() {
  const t = useT()
  const api = useApi()
  const notify = useNotify()
  const [url, setUrl] = useState('')
  const connect = useMutation({
    mutationFn: () => connectCalendar(api, url),
    onSuccess: ({ data, message }) => {
      notify(data.externalCalendar)
      toast(t(message))
    },
  })
  const said = connect.error && (fieldErrors(connect.error, t).url ?? problemText(connect.error, t))
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        connect.mutate()
      }}
    >
      <p>
        {t(
          'Do you use Google Calendar, Outlook or another calendar? Add its private .ics link, and times when you are busy there cannot be booked here.',
        )}
      </p>
      <TextInput
        type="url"
        label={t('Calendar link')}
        placeholder="https://"
        maxLength={2000}
        autoComplete="off"
        value={url}
        error={said}
        onChange={(event) => setUrl(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" loading={connect.isPending} disabled={url.trim() === ''}>
        {t('Connect')}
      </Button>
    </form>
  )
}

const problems: Record<NonNullable<ExternalCalendar['problem']>, string> = {
  refused: msg('This link is not public.'),
  unreachable: msg('This link did not respond.'),
  missing: msg('There is no calendar at this link, or it needs a password.'),
  too_slow: msg('This link took too long to respond.'),
  too_large: msg('This calendar is too large.'),
  not_a_calendar: msg('This link is not a calendar in .ics format.'),
  outside_demo: msg('The demo does not connect to the internet. Try https://calendar.example/busy.ics'),
}

function Connected({ calendar }: { calendar: ExternalCalendar }) {
  const t = useT()
  const api = useApi()
  const notify = useNotify()
  const [asks, setAsks] = useState(false)
  const read = useMutation({
    mutationFn: () => readCalendar(api),
    onSuccess: ({ data }) => notify(data.externalCalendar),
  })
  const remove = useMutation({
    mutationFn: () => removeCalendar(api),
    onSuccess: ({ data, message }) => {
      setAsks(false)
      notify(data.externalCalendar)
      toast(t(message))
    },
  })
  const when = (at: string) => formatWhen(at, new Date(), t)
  return (
    <div className={classes.connected}>
      <p>
        <strong>{calendar.host}</strong>
        <span>
          {t('Last synced: {when}', { when: when(calendar.readAt) })}
          {' · '}
          {t.count(calendar.busyCount, '{count} busy time', '{count} busy times')}
        </span>
      </p>
      {calendar.problem && (
        <Alert color="marigold" icon={<Icon name="alert-circle" />} title={t(problems[calendar.problem])}>
          {t('Could not sync on {when}. Until it works again, your busy times from the last sync stay blocked.', {
            when: when(calendar.triedAt),
          })}
        </Alert>
      )}
      {(read.error ?? remove.error) && <p role="alert">{problemText(read.error ?? remove.error, t)}</p>}
      <div className={classes.acts}>
        <Button variant="default" loading={read.isPending} onClick={() => read.mutate()}>
          {t('Sync now')}
        </Button>
        <Button variant="light" color="madder" onClick={() => setAsks(true)}>
          {t('Remove')}
        </Button>
      </div>
      <ConfirmDialog
        opened={asks}
        title={t('Remove this calendar?')}
        keep={t('Keep calendar')}
        onKeep={() => setAsks(false)}
        act={t('Remove')}
        onAct={() => remove.mutate()}
        busy={remove.isPending}
      >
        {t('We delete its link. The times it blocked can be booked again.')}
      </ConfirmDialog>
    </div>
  )
}
