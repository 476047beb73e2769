import type { RoomView } from '~/domains/calls/call.ts'
import { Portrait } from '~/domains/consultants/components/portrait.tsx'
import { useT } from '~/lib/i18n/react.tsx'
import { Avatar } from '~/ui/avatar.tsx'
import classes from './who.module.css'

/** The other side, and whether they are in the room. */
export function Who({ room: { other, otherIn, state }, over = false }: { room: RoomView; over?: boolean }) {
  const t = useT()
  return (
    <div className={classes.who}>
      {other.thumbnail ? (
        <Portrait id={other.id} picture={other.thumbnail} width={48} early />
      ) : (
        <Avatar name={other.name} picture={null} size={44} />
      )}
      <div>
        <strong lang={t.lang(other.name)}>{other.name}</strong>
        {over ? (
          <p className={classes.about}>
            {(t.language === 'hi' && other.headlineHindi) || (other.headline ?? other.city)}
          </p>
        ) : (
          <p className={classes.state} data-in={otherIn} role="status">
            {otherIn ? t('Joined, waiting') : state === 'early' ? t('The room is not open yet') : t('Not joined yet')}
          </p>
        )}
      </div>
    </div>
  )
}
