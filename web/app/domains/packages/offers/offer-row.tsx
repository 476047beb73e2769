import { useMutation, useQueryClient } from '@tanstack/react-query'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { Badge } from '~/ui/operated/badge.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { toast, toastFailure } from '~/ui/toast.tsx'
import { changeOffer, type OwnOffer, refreshOffers } from '../api.ts'
import { termsOf } from '../words.ts'
import classes from './offers.module.css'

/** One package that the consultant offers or has withdrawn. */
export function OfferRow({ offer, onEdit }: { offer: OwnOffer; onEdit: () => void }) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const { id, version, sessions, sessionPaise, isOffered, isOnSale, pricePaise, savedPaise, sold } = offer
  const switching = useMutation({
    mutationFn: () => changeOffer(api, { id, version, sessions, sessionPaise, isOffered: !isOffered }),
    onSuccess: () => {
      void toast(isOffered ? t('Package withdrawn') : t('Package offered'))
      void refreshOffers(client, api)
    },
    onError: (error) => void toastFailure(problemText(error, t)),
  })
  return (
    <li className={classes.row}>
      <div className={classes.terms}>
        <strong>{termsOf(offer, t)}</strong>
        <span>
          {t('{amount} in all', { amount: formatPaise(pricePaise) })} ·{' '}
          {t('{amount} per session', { amount: formatPaise(sessionPaise) })}
        </span>
        {isOnSale && <span>{t('Customers save {amount}.', { amount: formatPaise(savedPaise) })}</span>}
        {isOffered && !isOnSale && (
          <span>{t('Not on sale: it costs no less than your current fee for single sessions.')}</span>
        )}
        <span>{t.count(sold, '{count} sold', '{count} sold')}</span>
      </div>
      <Badge color={isOnSale ? 'green' : 'gray'}>
        {isOnSale ? t('On sale|a package') : isOffered ? t('Not on sale|a package') : t('Withdrawn|of a package')}
      </Badge>
      <div className={classes.actions}>
        <Button variant="subtle" loading={switching.isPending} onClick={() => switching.mutate()}>
          {isOffered ? t('Withdraw package') : t('Offer again')}
        </Button>
        <Button variant="default" onClick={onEdit}>
          {t('Edit')}
        </Button>
      </div>
    </li>
  )
}
