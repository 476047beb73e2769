import { formatDate } from '~/lib/dates.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { languageNames } from '~/lib/languages.ts'
import { formatPaise } from '~/lib/money.ts'
import { formatMobile } from '~/lib/phone.ts'
import { titleOf } from '~/lib/titles.ts'
import { Facts } from '~/ui/facts.tsx'
import { HiddenContacts } from '~/ui/operated/data-table/hidden-contacts.tsx'
import type { Applicant } from '../api.ts'
import { missingWords, modeWords } from '../words.ts'

/** What is known of an applicant, to compare with their documents. */
export function ApplicantFacts({ applicant }: { applicant: Applicant }) {
  const t = useT()
  const lines = (kind: 'education' | 'registration') =>
    applicant.credentials
      .filter((one) => one.kind === kind)
      .map(({ title, issuer, year, number }) => [title, issuer, year, number].filter(Boolean).join(', '))
      .join('; ')
  const missing = applicant.completeness.missing.map(({ item }) => t(missingWords[item])).join(', ')
  return (
    <>
      <HiddenContacts in={[applicant.mobile, applicant.email]} />
      <Facts
        facts={[
          [
            t('Account'),
            <LocalLink key="account" to={`/admin/people/${applicant.id}`}>
              {applicant.name}
            </LocalLink>,
          ],
          [t('State|of an account'), applicant.suspended ? t('Suspended') : ''],
          [t('Mobile'), formatMobile(applicant.mobile)],
          [t('Email'), applicant.email],
          [t('Registered'), formatDate(applicant.registeredAt, t)],
          [t('Languages'), languageNames(applicant.languages, t.language)],
          [t('Industries'), applicant.industries.map((one) => titleOf(one, t.language)).join(', ')],
          [t('Education'), lines('education')],
          [t('Registrations'), lines('registration')],
          [
            t('Fees'),
            applicant.fees.map(({ mode, minutes, feePaise }) => (
              <div key={`${mode} ${minutes}`}>
                {[t(modeWords[mode]), minutes > 0 && t('{minutes} min', { minutes }), formatPaise(feePaise)]
                  .filter(Boolean)
                  .join(' ')}
              </div>
            )),
          ],
          [t('Complete'), `${applicant.completeness.percent}%`],
          [t('Missing'), missing],
        ]}
      />
    </>
  )
}
