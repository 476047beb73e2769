import { openLogin } from '~/domains/accounts/state.ts'
import { useSettings } from '~/domains/settings/api.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { ButtonLink, PlainButton } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import classes from './about-questions.module.css'

/** What written consultancy is, for a visitor of somebody's own pages. */
export function AboutQuestions() {
  const t = useT()
  const settings = useSettings()
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
        {settings && (
          <>
            <li>
              {t.count(
                settings.questionAnswerHours,
                'A written answer within {count} hour of acceptance, or a full refund.',
                'A written answer within {count} hours of acceptance, or a full refund.',
              )}
            </li>
            <li>
              {t.count(
                settings.followUpDays,
                'Two follow-up questions within {count} day are included.',
                'Two follow-up questions within {count} days are included.',
              )}
            </li>
          </>
        )}
      </ul>
    </div>
  )
}
