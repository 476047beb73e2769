import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { ErrorView } from '~/shell/errors/error-view.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'

export const meta = page((t) => ({
  title: t('You are offline'),
  description: t('There is no connection at the moment.'),
  private: true,
}))

/** Kept on the device without its scripts; shown in the place of any page that cannot be reached, and tried again by its own address. */
export default function Offline() {
  const t = useT()
  return (
    <ErrorView
      drawing="no-network"
      tint="e"
      title={t('You are offline')}
      actions={
        <ButtonLink size="lg" to="">
          {t('Try again')}
        </ButtonLink>
      }
    >
      {t('This page needs a connection. Your cart is kept on this device; paying and joining wait until you are back.')}
    </ErrorView>
  )
}
