import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate } from '~/lib/dates.ts'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { useReaderZone } from '~/lib/use-reader-zone.ts'
import { PlainButton } from '~/ui/button-link.tsx'
import { ConfirmDialog } from '~/ui/confirm-dialog.tsx'
import { Icon } from '~/ui/icon.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { toast, toastFailure } from '~/ui/toast.tsx'
import { calendarFeedQuery, useCloseFeed, useRenewFeed } from '../calendar-api.ts'
import classes from './feed-card.module.css'

/** All sessions in one's own calendar, by an address that only the owner knows. It is shown once, when it is made. */
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
          {t('A private address that your calendar program reads by itself: new, moved and cancelled sessions follow.')}
        </p>
        {isError && !data && <LoadFailed retry={refetch} />}
        {data?.renewedAt && !url && (
          <p className={classes.meta}>
            {t('You made an address on {day}. It was shown once; make a new one to see it again.', {
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
              {data.renewedAt ? t('Make a new address') : t('Make an address')}
            </PlainButton>
          )}
          {data?.renewedAt && (
            <PlainButton
              variant="plain"
              aria-busy={close.isPending}
              onClick={() => close.mutate(undefined, { onError: (error) => void toastFailure(problemText(error, t)) })}
            >
              {t('Close it')}
            </PlainButton>
          )}
        </div>
      </div>
      <ConfirmDialog
        opened={asking}
        title={t('Make a new address?')}
        keep={t('Keep the old one')}
        onKeep={() => setAsking(false)}
        act={t('Make a new address')}
        onAct={make}
        busy={renew.isPending}
      >
        {t(
          'The old address stops working at once. Calendars that read it stay as they are until you give them the new one.',
        )}
      </ConfirmDialog>
    </section>
  )
}

function Address({ url }: { url: string }) {
  const t = useT()
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => void toast(t('Copied')),
      () => void toastFailure(t('Copying did not work. Mark the address and copy it by hand.')),
    )
  return (
    <div className={classes.address}>
      <input
        readOnly
        value={url}
        aria-label={t('Address of your calendar')}
        onFocus={(event) => event.target.select()}
      />
      <PlainButton variant="outline" icon="copy" onClick={copy}>
        {t('Copy')}
      </PlainButton>
      <a href={url.replace(/^https?:/, 'webcal:')}>{t('Open in your calendar program')}</a>
      <p className={classes.meta}>{t('Anyone who has this address can see your sessions. It is shown only now.')}</p>
    </div>
  )
}
