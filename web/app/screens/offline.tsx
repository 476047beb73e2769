import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { ErrorView } from '~/shell/errors/error-view.tsx'
import { PlainButton } from '~/ui/button-link.tsx'

export const meta = page((t) => ({
  title: t('You are offline'),
  description: t('There is no connection at the moment.'),
  private: true,
}))

/** Kept on the device; shown in the place of any page that cannot be reached. */
export default function Offline() {
  const t = useT()
  return (
    <ErrorView
      drawing="no-network"
      tint="e"
      title={t('You are offline')}
      actions={
        <PlainButton size="lg" onClick={() => window.location.reload()}>
          {t('Try again')}
        </PlainButton>
      }
    >
      {t('This page needs a connection. Your cart is kept on this device; paying and joining wait until you are back.')}
    </ErrorView>
  )
}
