import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { addToCart, removeFromCart, useMyCart } from '~/domains/cart/state.ts'
import { saveAttendees } from '~/domains/workshops/api.ts'
import { rememberNames } from '~/domains/workshops/guest-names.ts'
import { problemText } from '~/lib/form.ts'
import { localPath } from '~/lib/i18n/language.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { ButtonLink, PlainButton } from '~/ui/button-link.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { toastFailure } from '~/ui/toast.tsx'
import type { BookingProps } from './booking.ts'
import classes from './booking-panel.module.css'
import { SeatSums } from './seat-sums.tsx'

/** How many seats, for whom, and what they cost. */
export function BuySeats({ workshop, buyer }: BookingProps) {
  const t = useT()
  const api = useApi()
  const navigate = useNavigate()
  const inCart = useMyCart().find(({ id, type }) => id === workshop.id && type === 'workshop')
  const [seats, setSeats] = useState(1)
  const [names, setNames] = useState<readonly string[]>(workshop.attendees)
  const adding = useMutation({
    mutationFn: async () => {
      const typed = Array.from({ length: seats }, (_, n) => names[n]?.trim() ?? '')
      if (buyer === undefined) rememberNames(workshop.id, typed)
      else await saveAttendees(api, workshop.id, typed)
      if (inCart) removeFromCart(workshop.id)
      addToCart({ id: workshop.id, type: 'workshop', quantity: seats })
    },
    onSuccess: () => navigate(localPath('/cart', t.language)),
    onError: (error) => void toastFailure(problemText(error, t)),
  })
  const rename = (n: number, name: string) =>
    setNames(Array.from({ length: Math.max(names.length, n + 1) }, (_, at) => (at === n ? name : (names[at] ?? ''))))
  const included = t.language === 'hi' ? workshop.included_hindi : workshop.included_english
  return (
    <>
      <div className={classes.seats}>
        <span id="seats">{t('Seats')}</span>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row here. */}
        <div role="group" aria-labelledby="seats">
          <IconButton
            icon="minus"
            label={t('One seat less')}
            disabled={seats <= 1}
            onClick={() => setSeats(seats - 1)}
          />
          <output className="pm-num">{seats}</output>
          <IconButton
            icon="plus"
            label={t('One seat more')}
            disabled={seats >= workshop.mostSeats}
            onClick={() => setSeats(seats + 1)}
          />
        </div>
      </div>
      <div className={classes.names}>
        {Array.from({ length: seats }, (_, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats have no other identity before they are bought.
          <Name key={n} number={n + 1} value={names[n] ?? ''} onChange={(name) => rename(n, name)} />
        ))}
      </div>
      <SeatSums id={workshop.id} seats={seats} buyer={buyer} />
      <PlainButton size="lg" aria-busy={adding.isPending} disabled={adding.isPending} onClick={() => adding.mutate()}>
        {t.count(seats, 'Add seat to cart', 'Add {count} seats to cart')}
      </PlainButton>
      {inCart && (
        <ButtonLink to="/cart" variant="plain">
          {t.count(inCart.quantity, '{count} seat is in your cart', '{count} seats are in your cart')}
        </ButtonLink>
      )}
      {included && <p className={classes.quiet}>{included}</p>}
    </>
  )
}

interface NameProps {
  number: number
  value: string
  onChange: (name: string) => void
}

function Name({ number, value, onChange }: NameProps) {
  const t = useT()
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>{t('Attendee {number}', { number })}</label>
      <input
        id={id}
        value={value}
        maxLength={80}
        autoComplete="off"
        placeholder={number === 1 ? t('Your name') : t('Name|of an attendee')}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  )
}
