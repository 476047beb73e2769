import { useT } from '~/lib/i18n/react.tsx'
import { formatExactPaise, formatPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { Facts } from '~/ui/facts.tsx'
import { Dialog } from '~/ui/operated/dialog.tsx'
import { ApiForm } from '~/ui/operated/form/api-form.tsx'
import { RefundWhy, whyOf } from '~/ui/operated/form/refund-why.tsx'
import { useApiForm } from '~/ui/operated/form/use-api-form.ts'
import { useOperation } from '~/ui/operated/form/use-operation.ts'
import { RupeesInput } from '~/ui/operated/rupees-input.tsx'
import { Segments } from '~/ui/segments.tsx'
import { refundBooking, type Story } from '../api.ts'
import { refundReasons, sessionReasons } from '../refund-reasons.ts'
import { DestinationField, destinationOf } from './destination-field.tsx'

const RUPEES = /^\d{1,8}(\.\d{1,2})?$/
const paiseOf = (rupees: string) => Math.round(Number(rupees.trim()) * 100)

/**
 * A full refund, one by minutes or of another amount, naming every ledger account it affects. A session paid by a coupon
 * refunds nothing, but its earning is reversed.
 */
export function RefundDialog({ story: { booking, money }, close }: { story: Story; close: () => void }) {
  const t = useT()
  const api = useApi()
  const operation = useOperation(close)
  const { refundablePaise: most, byMinutesPaise } = money
  const fits = (typed: string) => RUPEES.test(typed.trim()) && paiseOf(typed) > 0 && paiseOf(typed) <= most
  const form = useApiForm({
    initialValues: { share: 'all', rupees: '', to: 'wallet', reasonCode: '', reason: '' },
    validate: {
      rupees: (typed, { share }) =>
        share !== 'other' || fits(typed)
          ? null
          : t('Enter an amount of at most {amount}.', { amount: formatPaise(most) }),
      reasonCode: (code) => (code ? null : t('Choose a reason.')),
      reason: (reason) => (reason.trim() ? null : t('Please fill this in.')),
    },
    send: ({ share, rupees, to, ...why }) =>
      operation.send(
        {
          ...{ id: booking.id, to: destinationOf(to), ...whyOf(why) },
          ...(share === 'minutes' && { paise: byMinutesPaise }),
          ...(share === 'other' && { paise: paiseOf(rupees) }),
        },
        (input, key) => refundBooking(api, input, key),
      ),
    onDone: operation.onDone,
  })
  const { share, rupees } = form.values
  const paise = { all: most, minutes: byMinutesPaise }[share] ?? (fits(rupees) ? paiseOf(rupees) : 0)
  const isFree = most === 0
  const { number } = booking
  const part = (of: number) => formatExactPaise(isFree ? of : Math.round((of * paise) / most))
  return (
    <Dialog
      opened
      onClose={close}
      title={isFree ? t('Reverse the earnings of {number}', { number }) : t('Refund {number}', { number })}
    >
      <Connected booking={booking} />
      {isFree ? (
        <p>
          {t('This session was paid for with a coupon, so {name} gets no refund.', { name: booking.customer.name })}
        </p>
      ) : (
        <Segments
          legend={t('How much')}
          name="share"
          chosen={share}
          onChoose={(value) => form.setValues({ share: value })}
          choices={[
            { value: 'all', label: t('All, {amount}', { amount: formatPaise(most) }) },
            ...(byMinutesPaise > 0 && byMinutesPaise < most
              ? [{ value: 'minutes', label: t('Part, by minutes') }]
              : []),
            { value: 'other', label: t('Other|an amount') },
          ]}
        />
      )}
      <Facts
        sums
        facts={[
          [t('To the customer'), formatExactPaise(paise)],
          [t('Reversed from {name}', { name: booking.consultant.name }), money.earned && part(money.earned.netPaise)],
          [t('Commission reversed'), money.earned && part(money.earned.commissionPaise)],
          [t('Credit note'), isFree ? null : t('created with the refund')],
        ]}
      />
      <ApiForm
        form={form}
        submit={isFree ? t('Reverse') : t('Refund {amount}', { amount: formatPaise(paise) })}
        destructive
        onCancel={close}
      >
        {share === 'other' && (
          <RupeesInput label={t('Amount in rupees')} description={t('Including tax.')} {...form.field('rupees')} />
        )}
        {money.gatewayPaise > 0 && <DestinationField {...form.field('to')} />}
        <RefundWhy reasons={refundReasons(sessionReasons, t)} field={form.field} />
      </ApiForm>
    </Dialog>
  )
}

/** How long the two were connected; nothing if they never were. */
function Connected({ booking: { connectedSeconds, bookedMinutes: booked } }: Pick<Story, 'booking'>) {
  const t = useT()
  if (connectedSeconds === 0) return null
  const minutes = Math.floor(connectedSeconds / 60)
  return (
    <p>
      {t('Connected for {minutes} min {seconds} s of {booked} min.', {
        minutes,
        seconds: connectedSeconds % 60,
        booked,
      })}
    </p>
  )
}
