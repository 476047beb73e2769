import { formatWhen } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useReaderZone } from '~/lib/use-reader-zone.ts'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Icon } from '~/ui/icon.tsx'
import classes from './saved-note.module.css'

/** Above offline data: how old it is, and what is not possible. */
export function SavedNote({ at }: { at: number }) {
  const t = useT()
  const zone = useReaderZone()
  return (
    <p className={classes.note}>
      <Icon name="wifi-off" size={20} />
      <span>
        {t(
          'Saved on this device: {when}. It may have changed since. Rescheduling, cancelling, paying and joining need a connection.',
          { when: formatWhen(new Date(at), new Date(), { language: t.language, zone }) },
        )}
      </span>
    </p>
  )
}

/** Offline, in place of what was not saved; `list` is the page of what may have been. */
export function NotSaved({ list }: { list?: string | undefined }) {
  const t = useT()
  const saved = list && <ButtonLink to={list}>{t('Upcoming sessions')}</ButtonLink>
  return (
    <EmptyState drawing="no-network" tint="e" title={t('Not saved on this device')} actions={saved}>
      {t('You are offline. This page loads when you are back online.')}
    </EmptyState>
  )
}
