import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate } from '~/lib/dates.ts'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { useReaderZone } from '~/lib/use-reader-zone.ts'
import { PlainButton } from '~/ui/button-link.tsx'
import { Icon } from '~/ui/icon.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { ConfirmDialog } from '~/ui/operated/confirm-dialog.tsx'
import { toast, toastFailure } from '~/ui/toast.tsx'
import { calendarFeedQuery, useCloseFeed, useRenewFeed } from '../calendar-api.ts'
import classes from './feed-card.module.css'

/** All sessions as a calendar feed, by an address only the owner knows. It is shown once, when it is created. */
export function FeedCard() {
  const t = useT()
  const style = { language: t.language, zone: useReaderZone() }
  const { data, isError, refetch } = useQuery(calendarFeedQuery(useApi()))
  const renew = useRenewFeed()
  const close = useCloseFeed()
  const [asking, setAsking] = useState(false)
  const make = () =>
    renew.mutate(undefined, {
      onError: (error) => void toastFailure(problemText(error, t)),
      onSettled: () => setAsking(false),
    })
  const url = renew.data?.url
  return (
    <section className={classes.card} aria-labelledby="feed-title">
      <Icon name="calendar-event" size={22} />
      <div className={classes.words}>
        <h2 id="feed-title">{t('Sessions in your calendar')}</h2>
        <p>
          {t('A private link for your calendar app. New, rescheduled and cancelled sessions update automatically.')}
        </p>
        {isError && !data && <LoadFailed retry={refetch} />}
        {data?.renewedAt && !url && (
          <p className={classes.meta}>
            {t('You created a link on {day}. A link is shown only once; create a new one to see it again.', {
              day: formatDate(data.renewedAt, style),
            })}
          </p>
        )}
        {url && data?.renewedAt && <Address url={url} />}
        <div className={classes.acts}>
          {data && (
            <PlainButton
              variant="outline"
              aria-busy={renew.isPending}
              onClick={() => (data.renewedAt ? setAsking(true) : make())}
            >
              {data.renewedAt ? t('Create a new link') : t('Create link')}
            </PlainButton>
          )}
          {data?.renewedAt && (
            <PlainButton
              variant="plain"
              aria-busy={close.isPending}
              onClick={() => close.mutate(undefined, { onError: (error) => void toastFailure(problemText(error, t)) })}
            >
              {t('Turn off link')}
            </PlainButton>
          )}
        </div>
      </div>
      <ConfirmDialog
        opened={asking}
        title={t('Create a new link?')}
        keep={t('Keep the old link')}
        onKeep={() => setAsking(false)}
        act={t('Create a new link')}
        onAct={make}
        busy={renew.isPending}
      >
        {t('The old link stops working immediately. Add the new link to your calendars to keep them up to date.')}
      </ConfirmDialog>
    </section>
  )
}

function Address({ url }: { url: string }) {
  const t = useT()
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => void toast(t('Copied')),
      () => void toastFailure(t('Could not copy. Select the link and copy it yourself.')),
    )
  return (
    <div className={classes.address}>
      <input readOnly value={url} aria-label={t('Your calendar link')} onFocus={(event) => event.target.select()} />
      <PlainButton variant="outline" icon="copy" onClick={copy}>
        {t('Copy')}
      </PlainButton>
      <a href={url.replace(/^https?:/, 'webcal:')}>{t('Open in your calendar app')}</a>
      <p className={classes.meta}>{t('Anyone with this link can see your sessions. We will not show it again.')}</p>
    </div>
  )
}
