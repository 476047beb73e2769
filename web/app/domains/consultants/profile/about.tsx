import { useT } from '~/lib/i18n/react.tsx'
import { languageNames } from '~/lib/languages.ts'
import classes from './about.module.css'
import type { ProfileAnswer } from './api.ts'

type Credential = ProfileAnswer['consultantDetails']['credentials'][number]

const lineOf = ({ title, issuer, year, number }: Credential) => [title, issuer, year, number].filter(Boolean).join(', ')

/** Description and facts. */
export function About({ profile: { about, languages, credentials }, procedure }: AboutProps) {
  const t = useT()
  const of = (kind: Credential['kind']) => credentials.filter((one) => one.kind === kind).map(lineOf)
  const rows: [string, string][] = [
    [t('Languages'), languageNames(languages, t.language)],
    [t('Education'), of('education').join(' · ')],
    [t('Registrations'), of('registration').join(' · ')],
  ]
  return (
    <>
      <p className={classes.words} lang={t.lang(about)}>
        {about}
      </p>
      <dl className={classes.rows}>
        {rows
          .filter(([, text]) => text !== '')
          .map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd lang={t.lang(text)}>{text}</dd>
            </div>
          ))}
      </dl>
      {procedure && (
        <>
          <h3 className={classes.title}>{t('What happens in a session')}</h3>
          <p className={classes.words} lang={t.lang(procedure)}>
            {procedure}
          </p>
        </>
      )}
    </>
  )
}

interface AboutProps {
  profile: ProfileAnswer['consultantDetails']
  procedure: string
}
