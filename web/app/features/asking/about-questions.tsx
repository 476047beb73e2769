import { openLogin } from '~/domains/accounts/state.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { ButtonLink, PlainButton } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import classes from './about-questions.module.css'

/** What written consultancy is, for a visitor of somebody's own pages. */
export function AboutQuestions() {
  const t = useT()
  return (
    <div className={classes.about}>
      <EmptyState
        drawing="letter"
        tint="d"
        headingOrder={1}
        title={t('My written consultancy')}
        actions={
          <>
            <PlainButton onClick={() => openLogin({ andThen: () => {} })}>{t('Log in to ask')}</PlainButton>
            <ButtonLink to="/written-consultancy" variant="outline">
              {t('How it works')}
            </ButtonLink>
          </>
        }
      >
        {t('Your questions to experts and their written answers are here. Log in to ask or to read on.')}
      </EmptyState>
      <ul>
        <li>{t('Ask in your own words and attach your papers.')}</li>
        <li>{t('A written answer within 48 hours of acceptance, or a full refund.')}</li>
        <li>{t('Two follow-up questions within 7 days are included.')}</li>
      </ul>
    </div>
  )
}
