import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useAuth } from '~/domains/accounts/state.ts'
import { OrderList } from '~/domains/orders/components/order-list.tsx'
import { orderPath } from '~/domains/orders/paths.ts'
import { PaymentOutcome } from '~/domains/payments/payment-outcome.tsx'
import { useCheckout } from '~/domains/payments/use-checkout.ts'
import { useSettings } from '~/domains/settings/api.ts'
import { CHANGED_BY_PAYMENT, walletQuery } from '~/domains/wallet/api.ts'
import { AutoRefill } from '~/domains/wallet/components/auto-refill.tsx'
import { BalanceCard } from '~/domains/wallet/components/balance-card.tsx'
import { WalletHistory } from '~/domains/wallet/components/history.tsx'
import { TopUpCard } from '~/domains/wallet/components/top-up-card.tsx'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { Icon } from '~/ui/icon.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { Tabs } from '~/ui/operated/tabs.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import classes from './my-wallet.module.css'

const StatementDialog = lazy(async () => ({
  default: (await import('~/domains/wallet/components/statement-dialog.tsx')).StatementDialog,
}))

export const meta = page((t) => ({
  title: t('My wallet'),
  description: t('Your balance, payments and refunds.'),
  private: true,
}))

const WALLET = '/dashboard/my-wallet'

export default function MyWallet() {
  const t = useT()
  const [query, setQuery] = useSearchParams()
  const [wantsStatement, setWantsStatement] = useState(false)
  const tab = query.get('tab') === 'payments' ? 'payments' : 'wallet'
  const statement = (
    <Button variant="default" leftSection={<Icon name="download" />} onClick={() => setWantsStatement(true)}>
      {t('Statement')}
    </Button>
  )
  return (
    <>
      <PageHead title={t('My wallet')} action={tab === 'wallet' && statement}>
        {t('Pay faster and get refunds instantly.')}
      </PageHead>
      <Tabs
        value={tab}
        keepMounted={false}
        styles={{ tab: { paddingInline: 0 } }}
        onChange={(next) => setQuery(next === 'payments' ? { tab: next } : {}, { preventScrollReset: true })}
      >
        <Tabs.List className={classes.tabs ?? ''}>
          <Tabs.Tab value="wallet">{t('Wallet')}</Tabs.Tab>
          <Tabs.Tab value="payments">{t('Payments')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="wallet">
          <WalletTab />
        </Tabs.Panel>
        <Tabs.Panel value="payments">
          <OrderList />
        </Tabs.Panel>
      </Tabs>
      {wantsStatement && (
        <Suspense fallback={null}>
          <StatementDialog onClose={() => setWantsStatement(false)} />
        </Suspense>
      )}
    </>
  )
}

function WalletTab() {
  const t = useT()
  const api = useApi()
  const settings = useSettings()
  const checkOut = useCheckout()
  const [query, setQuery] = useSearchParams()
  const signedIn = useAuth((state) => state.auth?.type === 'user')
  const wallet = useQuery({ ...walletQuery(api, { page: 1 }), enabled: signedIn })
  const toGateway = (paymentId: number) => checkOut(paymentId, WALLET)
  const paymentId = Number(query.get('payment'))
  const limits = settings && { min: settings.topUpMinRupees, max: settings.topUpMaxRupees, toGateway }
  const clearPayment = () => setQuery({}, { replace: true, preventScrollReset: true })
  return (
    <>
      {Number.isSafeInteger(paymentId) && paymentId > 0 && (
        <PaymentOutcome
          paymentId={paymentId}
          refreshes={CHANGED_BY_PAYMENT}
          onClose={clearPayment}
          onGoOn={() => toGateway(paymentId)}
        />
      )}
      <div className={classes.top}>
        {wallet.isError && !wallet.data ? <LoadFailed retry={wallet.refetch} /> : <BalanceCard wallet={wallet.data} />}
        {limits && <TopUpCard {...limits} />}
      </div>
      {limits && <AutoRefill {...limits} />}
      <ButtonLink to="/dashboard/gift-cards" variant="plain" icon="credit-card">
        {t('Buy or redeem a gift card')}
      </ButtonLink>
      <WalletHistory orderPath={orderPath} />
    </>
  )
}
