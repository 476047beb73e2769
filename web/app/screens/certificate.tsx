import { Form, useSearchParams } from 'react-router'
import { Logo } from '~/domains/settings/components/logo.tsx'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { PlainButton } from '~/ui/button-link.tsx'
import { Drawing } from '~/ui/drawing.tsx'
import classes from './code-page.module.css'

export const meta = page((t) => ({
  title: t('Check a certificate'),
  description: t('Check whether a certificate is genuine. Enter the number printed on it.'),
}))

export default function Certificate() {
  const t = useT()
  const [query] = useSearchParams()
  const code = query.get('code')
  return (
    <div className={classes.page}>
      <Logo />
      <Drawing name="seal" tint="d" />
      <h1 className={classes.title}>{t('Check a certificate')}</h1>
      <p className={classes.text}>{t('Enter the number printed under the name.')}</p>
      <Form method="get" className={classes.form}>
        <label className={classes.label} htmlFor="certificate-code">
          {t('Certificate number')}
        </label>
        <input
          id="certificate-code"
          name="code"
          className={classes.input}
          defaultValue={code ?? ''}
          maxLength={40}
          autoComplete="off"
          required
        />
        <PlainButton type="submit" size="lg">
          {t('Check')}
        </PlainButton>
      </Form>
      {code && (
        <p className={classes.answer} role="status">
          {t('No certificate found with the number {code}. Please check the number printed on it.', { code })}
        </p>
      )}
    </div>
  )
}
