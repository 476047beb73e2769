import { useQuery } from '@tanstack/react-query'
import { Form, useSearchParams } from 'react-router'
import { useAuth } from '~/domains/accounts/state.ts'
import { type Certificate, type CertificateCheck, certificateCheckQuery } from '~/domains/learning/api.ts'
import own from '~/domains/learning/certificate/certificate-page.module.css'
import { CertificatePaper } from '~/domains/learning/certificate/certificate-paper.tsx'
import { OwnActions } from '~/domains/learning/certificate/own-actions.tsx'
import { OWN_COURSES } from '~/domains/learning/paths.ts'
import { useSettings } from '~/domains/settings/api.ts'
import { Logo } from '~/domains/settings/components/logo.tsx'
import { formatDate } from '~/lib/dates.ts'
import { page } from '~/lib/head.ts'
import type { TextsHandle } from '~/lib/i18n/areas.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { prefetch, useApi } from '~/lib/query.tsx'
import { PlainButton } from '~/ui/button-link.tsx'
import { Drawing } from '~/ui/drawing.tsx'
import { Icon } from '~/ui/icon.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import type { Route } from './+types/certificate.ts'
import classes from './code-page.module.css'

export const handle: TextsHandle = { texts: ['shop'] }

const codeIn = (query: URLSearchParams) => (query.get('code') ?? '').trim().slice(0, 64)

export const loader = (args: Route.LoaderArgs) => {
  const code = codeIn(new URL(args.request.url).searchParams)
  return prefetch(args, (api) => ({ optional: code ? [certificateCheckQuery(api, code)] : [] }))
}

interface MetaArgs {
  location: { pathname: string; search: string }
  matches: readonly ({ loaderData?: unknown } | undefined)[]
}

export const meta = page((t, { location }: MetaArgs) => ({
  title: t('Check a certificate'),
  description: t('Check whether a certificate is genuine. Enter the number printed on it.'),
  // A certificate is for those who have its link.
  private: codeIn(new URLSearchParams(location.search)) !== '',
}))

export default function CertificatePage() {
  const [query] = useSearchParams()
  const code = codeIn(query)
  const answer = useQuery({ ...certificateCheckQuery(useApi(), code), enabled: code !== '' })
  const { certificate, qr = null } = answer.data ?? {}
  if (certificate) return <Found certificate={certificate} qr={qr} code={code} />
  return (
    <Ask code={code} isMissing={certificate === null}>
      {answer.isError && <LoadFailed retry={answer.refetch} />}
    </Ask>
  )
}

interface FoundProps extends Pick<CertificateCheck, 'qr'> {
  certificate: Certificate
  code: string
}

function Found({ certificate, qr, code }: FoundProps) {
  const t = useT()
  const isCustomer = useAuth((state) => state.auth?.type === 'user')
  const issuer = useSettings()?.productName ?? ''
  const { revokedAt, number } = certificate
  return (
    <div className={own.page}>
      <div className={own.verdict} data-revoked={revokedAt !== null}>
        <Icon name={revokedAt ? 'alert-circle' : 'circle-check'} size={28} />
        <div>
          <h1>{revokedAt ? t('This certificate was revoked') : t('This certificate is genuine')}</h1>
          <p>
            {revokedAt
              ? t('It has not been valid since {day}.', { day: formatDate(revokedAt, t) })
              : t('{issuer} issued it as {number}. Compare it with your copy.', { issuer, number })}
          </p>
        </div>
      </div>
      <CertificatePaper certificate={certificate} qr={qr} logo={<Logo still />} />
      {isCustomer && <OwnActions code={code} issuer={issuer} />}
      <div className={own.links}>
        {isCustomer && <LocalLink to={OWN_COURSES}>{t('My courses')}</LocalLink>}
        <LocalLink to="/certificate">{t('Check another certificate')}</LocalLink>
      </div>
    </div>
  )
}

interface AskProps {
  code: string
  isMissing: boolean
  children: React.ReactNode
}

function Ask({ code, isMissing, children }: AskProps) {
  const t = useT()
  return (
    <div className={classes.page}>
      <Logo />
      <Drawing name="seal" tint="d" />
      <h1 className={classes.title}>{t('Check a certificate')}</h1>
      <p className={classes.text}>{t('Scan its QR code, or enter the number printed on it.')}</p>
      <Form method="get" className={classes.form}>
        <label className={classes.label} htmlFor="certificate-code">
          {t('Certificate number')}
        </label>
        <input
          id="certificate-code"
          name="code"
          className={classes.input}
          defaultValue={code}
          maxLength={64}
          autoComplete="off"
          required
        />
        <PlainButton type="submit" size="lg">
          {t('Check')}
        </PlainButton>
      </Form>
      {children}
      {isMissing && (
        <p className={classes.answer} role="status">
          {t('No certificate found with the number {code}. Please check the number printed on it.', { code })}
        </p>
      )}
    </div>
  )
}
