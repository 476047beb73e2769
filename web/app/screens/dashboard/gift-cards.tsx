import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { orderPath } from '~/domains/orders/paths.ts'
import { buyGiftCardPath, ownGiftCardsQuery } from '~/domains/wallet/gift-cards/api.ts'
import { BuyCard } from '~/domains/wallet/gift-cards/own/buy-card.tsx'
import { GiftCardRow } from '~/domains/wallet/gift-cards/own/gift-card-row.tsx'
import classes from '~/domains/wallet/gift-cards/own/gift-cards.module.css'
import { RedeemCard } from '~/domains/wallet/gift-cards/own/redeem-card.tsx'
import { page } from '~/lib/head.ts'
import { localPath } from '~/lib/i18n/language.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { PageLinks } from '~/ui/page-links.tsx'

export const meta = page((t) => ({
  title: t('Gift cards'),
  description: t('Give money for consultations, courses and more.'),
  private: true,
}))

const ON_A_PAGE = 10

export default function GiftCards() {
  const t = useT()
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const at = Math.max(1, Math.trunc(Number(parameters.get('page'))) || 1)
  const answer = useQuery({ ...ownGiftCardsQuery(useApi(), at), placeholderData: keepPreviousData })
  const cards = answer.data?.data ?? []
  return (
    <>
      <PageHead title={t('Gift cards')}>{t('Give money for consultations, courses and more.')}</PageHead>
      <div className={classes.forms}>
        <div data-feature="giftCards">
          <BuyCard onPrepared={(id) => void navigate(localPath(buyGiftCardPath(id), t.language))} />
        </div>
        <RedeemCard />
      </div>
      {answer.isError && <LoadFailed retry={answer.refetch} />}
      {cards.length > 0 && (
        <>
          <h2>{t('Gift cards you bought')}</h2>
          <ul className={classes.list}>
            {cards.map((card) => (
              <GiftCardRow key={card.id} card={card} orderPath={orderPath(card.orderId)} />
            ))}
          </ul>
        </>
      )}
      <PageLinks
        page={at}
        last={Math.ceil((answer.data?.count ?? 0) / ON_A_PAGE)}
        to={(number) => ({ search: `?page=${number}` })}
      />
    </>
  )
}
