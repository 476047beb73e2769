import { useQuery } from '@tanstack/react-query'
import { formatTime } from '~/lib/dates.ts'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { onThisClock } from '~/lib/server-clock.ts'
import { useNow } from '~/lib/use-now.ts'
import { useReaderZone } from '~/lib/use-reader-zone.ts'
import { useSecondsUntil } from '~/lib/use-seconds-until.ts'
import { PlainButton } from '~/ui/button-link.tsx'
import { type Extension, extensionQuery } from '../api.ts'
import { clockOf } from '../until.ts'
import { type OpenGateway, useExtending } from '../use-extending.ts'
import classes from './extension-offer.module.css'

/** How often availability is checked: another customer may book the slot. More often until both have joined. */
const LOOK_AGAIN_MS = 15_000
const NOT_YET_MS = 5_000

interface ExtensionOfferProps {
  bookingId: number
  openGateway: OpenGateway
}

/**
 * Shown to the customer near the end of a session: an extension and its price. Renders nothing if none is available.
 */
export function ExtensionOffer({ bookingId, openGateway }: ExtensionOfferProps) {
  const { data } = useQuery({
    ...extensionQuery(useApi(), bookingId),
    refetchInterval: ({ state }) => (state.data?.extension.because === 'not_on' ? NOT_YET_MS : LOOK_AGAIN_MS),
  })
  const now = useNow(1_000)
  const offer = data?.extension
  if (offer && offer.pendingPaise !== null) return <BankConfirming offer={offer} paise={offer.pendingPaise} />
  if (!offer?.offered || now < Date.parse(offer.offerFrom) || now >= Date.parse(offer.endsAt)) return null
  return <Offered bookingId={bookingId} offer={offer} openGateway={openGateway} />
}

/** The payment for the extension is pending: nothing is offered, and nobody pays twice. */
function BankConfirming({ offer, paise }: { offer: Pick<Extension, 'minutes'>; paise: number }) {
  const t = useT()
  return (
    <section className={classes.offer} aria-label={t('More time')}>
      <div className={classes.words} role="status">
        <p className={`${classes.title} pm-num`}>
          {t('Your bank is confirming {amount}', { amount: formatPaise(paise) })}
        </p>
        <p className={classes.line}>
          {t.count(
            offer.minutes,
            '{count} minute will be added once it does. If that is too late, you get a full refund. Please do not pay again.',
            '{count} minutes will be added once it does. If that is too late, you get a full refund. Please do not pay again.',
          )}
        </p>
      </div>
    </section>
  )
}

function Offered({ bookingId, offer, openGateway }: ExtensionOfferProps & { offer: Extension }) {
  const t = useT()
  const zone = useReaderZone()
  const extending = useExtending(bookingId, openGateway)
  const { minutes, untilAt, totalPaise, spendablePaise, heldUntil } = offer
  const price = formatPaise(totalPaise)
  const fromWallet = spendablePaise >= totalPaise
  const pay = (useWallet: boolean) => extending.mutate({ offer, gateway: useWallet ? null : openGateway() })
  return (
    <section className={classes.offer} aria-label={t('More time')}>
      <div className={classes.words}>
        <p className={classes.title}>{t.count(minutes, 'Add {count} minute?', 'Add {count} minutes?')}</p>
        <p className={`${classes.line} pm-num`}>
          {t('Until {time} for {price} including GST.', { time: formatTime(untilAt, { zone }), price })}
        </p>
        {heldUntil && <Waiting until={heldUntil} />}
        {extending.paymentUrl && (
          <a className={classes.line} href={extending.paymentUrl} target="_blank" rel="noopener opener">
            {t('Go to payment')}
          </a>
        )}
        {extending.error && (
          <p role="alert" className={classes.problem}>
            {problemText(extending.error, t)}
          </p>
        )}
      </div>
      <div className={classes.acts}>
        <PlainButton icon="clock" disabled={extending.isPending} onClick={() => pay(fromWallet)}>
          {fromWallet ? t('Pay {price} from wallet', { price }) : t('Pay {price}', { price })}
        </PlainButton>
        {fromWallet && (
          <PlainButton variant="plain" disabled={extending.isPending} onClick={() => pay(false)}>
            {t('Pay another way')}
          </PlainButton>
        )}
      </div>
      <span className="pm-visually-hidden" role="status">
        {t.count(minutes, 'You can add {count} minute for {price}.', 'You can add {count} minutes for {price}.', {
          price,
        })}
      </span>
    </section>
  )
}

/** The payment is open in its window; meanwhile the slot is held. */
function Waiting({ until }: { until: string }) {
  const t = useT()
  const left = useSecondsUntil(onThisClock(until))
  return (
    <p className={`${classes.line} pm-num`}>
      {t('This time is held for you for {clock} while you pay.', { clock: clockOf(left) })}
    </p>
  )
}
