import { openLogin } from '~/domains/accounts/state.ts'
import { bookingPath } from '~/domains/bookings/paths.ts'
import type { RoomView } from '~/domains/calls/call.ts'
import { useSettings } from '~/domains/settings/api.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { telephone } from '~/lib/phone.ts'
import { ButtonLink, PlainButton } from '~/ui/button-link.tsx'
import { NoticePage } from '../notice-page.tsx'

const stay = () => {}

/** Not signed in: a room is only for its two participants. */
export function SignInFirst() {
  const t = useT()
  return (
    <NoticePage
      drawing="door"
      tint="e"
      title={t('Log in to join your session')}
      actions={
        <>
          <PlainButton size="lg" onClick={() => openLogin({ type: 'user', andThen: stay })}>
            {t('Log in')}
          </PlainButton>
          <PlainButton size="lg" variant="outline" onClick={() => openLogin({ type: 'consultant', andThen: stay })}>
            {t('Log in as consultant')}
          </PlainButton>
        </>
      }
    >
      <p>{t('Only the two of you can join this call. After login you will be back here.')}</p>
    </NoticePage>
  )
}

/** No such room, or another person's: both get the same answer, so that valid codes cannot be guessed. */
export function NoSuchRoom({ slug, home }: { slug: string; home: string }) {
  const t = useT()
  return (
    <NoticePage
      drawing="door"
      tint="e"
      title={t('Session not found')}
      actions={
        <>
          <ButtonLink to={home} size="lg">
            {t('My bookings')}
          </ButtonLink>
          <ButtonLink to="/meeting" size="lg" variant="outline">
            {t('Enter another code')}
          </ButtonLink>
        </>
      }
    >
      <p>
        {t(
          'The code {slug} is not for any of your bookings. You will find the right link in your booking ten minutes before the session.',
          { slug },
        )}
      </p>
      <p>{t('Are you logged in with the number you booked with?')}</p>
    </NoticePage>
  )
}

/** The same person has joined in another window or on another device. */
export function MovedElsewhere({ onHere }: { onHere: () => void }) {
  const t = useT()
  return (
    <NoticePage
      drawing="people"
      tint="b"
      title={t('You joined on another device')}
      actions={
        <PlainButton size="lg" onClick={onHere}>
          {t('Join here instead')}
        </PlainButton>
      }
    >
      <p>{t('Your call is open in another window or on another device. Camera and microphone are off here.')}</p>
    </NoticePage>
  )
}

/** Staff reassigned the session while one of the two was inside. */
export function GivenToAnother({ room: { role, bookId }, onBack }: { room: RoomView; onBack: () => void }) {
  const t = useT()
  const isCustomer = role === 'customer'
  return (
    <NoticePage
      drawing="people"
      tint="b"
      title={t('Another consultant will take this session')}
      actions={
        isCustomer ? (
          <>
            <PlainButton size="lg" onClick={onBack}>
              {t('Rejoin')}
            </PlainButton>
            {bookId !== null && (
              <ButtonLink to={bookingPath(bookId)} size="lg" variant="outline">
                {t('View booking')}
              </ButtonLink>
            )}
          </>
        ) : (
          <ButtonLink to="/consultant-dashboard" size="lg">
            {t('Dashboard')}
          </ButtonLink>
        )
      }
    >
      <p>
        {isCustomer
          ? t(
              'Our team has assigned a consultant who is free at that time. The link and price stay the same. See who it is in your booking; you can decline there for a full refund.',
            )
          : t('Our team has assigned it to another consultant. You need not wait here.')}
      </p>
    </NoticePage>
  )
}

/** A browser that is too old, or an in-app browser. */
export function UnsupportedBrowser() {
  const t = useT()
  const phone = useSettings()?.helpDeskPhone
  const copy = () => void navigator.clipboard?.writeText(window.location.href).catch(() => undefined)
  return (
    <NoticePage
      drawing="screen"
      tint="c"
      title={t('This browser cannot make calls')}
      actions={
        <>
          <PlainButton size="lg" icon="copy" onClick={copy}>
            {t('Copy link')}
          </PlainButton>
          {phone && (
            <ButtonLink to={telephone(phone)} size="lg" variant="outline" icon="phone">
              {t('Call the help desk')}
            </ButtonLink>
          )}
        </>
      }
    >
      <p>
        {t(
          'Open this page in the latest Chrome, Edge, Firefox or Safari. Pages opened inside another app often cannot use the camera.',
        )}
      </p>
    </NoticePage>
  )
}

/** The room could not be loaded. */
export function RoomNotLoaded({ offline, retry }: { offline: boolean; retry: () => unknown }) {
  const t = useT()
  return (
    <NoticePage
      drawing={offline ? 'no-network' : 'torn-page'}
      tint="c"
      title={offline ? t('No network') : t('The call did not open')}
      actions={
        <PlainButton size="lg" icon="refresh" onClick={() => retry()}>
          {t('Try again')}
        </PlainButton>
      }
    >
      <p>
        {offline
          ? t('We cannot reach you over this connection. Your session is safe; check your internet and try again.')
          : t('Something went wrong on our side. Your session is safe; please try again.')}
      </p>
    </NoticePage>
  )
}
