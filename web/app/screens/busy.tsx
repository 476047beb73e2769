import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { CallHelpDesk } from '~/shell/errors/call-help-desk.tsx'
import { ErrorView } from '~/shell/errors/error-view.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'

export const meta = page((t) => ({
  title: t('We are busy right now'),
  description: t('Too many people are using the site right now. Please try again in a moment.'),
  private: true,
}))

/** Sent without scripts in place of a page that the overloaded server cannot render; it retries the same address. */
export default function Busy() {
  const t = useT()
  return (
    <ErrorView
      drawing="scaffold"
      tint="b"
      title={t('We are busy right now')}
      actions={
        <>
          <ButtonLink size="lg" to="">
            {t('Try again')}
          </ButtonLink>
          <CallHelpDesk />
        </>
      }
      meta="503"
    >
      {t('Too many people are using the site right now. Please try again in a moment.')}{' '}
      {t('If you were paying, check My wallet before you try again. You will never be charged twice.')}
    </ErrorView>
  )
}
