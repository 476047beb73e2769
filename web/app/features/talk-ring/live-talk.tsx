import type { Talk } from '~/domains/talks/api.ts'
import { useDevices } from '~/domains/talks/devices.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { PlainButton } from '~/ui/button-link.tsx'
import classes from './live-talk.module.css'
import { useGoToRoom } from './use-go-to-room.ts'

/** Returns to a live talk from another page. */
export function LiveTalk({ talk }: { talk: Talk }) {
  const t = useT()
  const goToRoom = useGoToRoom()
  return (
    <section className={classes.bar} aria-label={t('Your call')}>
      <p>{t('You are on a call with {name}.', { name: talk.other.name })}</p>
      <PlainButton icon="phone-call" className={classes.go} onClick={() => goToRoom(talk, useDevices.getState())}>
        {t('Return to call')}
      </PlainButton>
    </section>
  )
}
