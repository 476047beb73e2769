import { useSettings } from '~/domains/settings/api.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { telephone } from '~/lib/phone.ts'
import { openPopup } from '~/shell/popups/state.ts'
import { ButtonLink, PlainButton } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import classes from './ask-instead.module.css'

/** The list cannot be narrowed on this page: people who know everybody on it can. */
export function AskInstead({ search }: { search: string | null }) {
  const t = useT()
  const phone = useSettings()?.helpDeskPhone
  return (
    <div className={classes.box}>
      <EmptyState
        drawing="glass"
        tint="e"
        title={search ? t('Tell us more about “{search}”', { search }) : t('Tell us what you are looking for')}
        actions={
          <>
            <PlainButton onClick={() => openPopup('enquiry')}>{t('Leave an enquiry')}</PlainButton>
            {phone && (
              <ButtonLink to={telephone(phone)} variant="outline" icon="phone">
                {phone}
              </ButtonLink>
            )}
          </>
        }
      >
        {t('The help desk knows every consultant and names two or three who fit. Some of them stand below.')}
      </EmptyState>
    </div>
  )
}
