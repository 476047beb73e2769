import type { ReactNode } from 'react'
import { formatDate } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { titleOf } from '~/lib/titles.ts'
import type { Certificate, CertificateCheck } from '../api.ts'
import { timeOf } from '../words.ts'
import classes from './certificate-paper.module.css'

interface CertificatePaperProps {
  certificate: Certificate
  /** The address of this page, for those who see the certificate on paper. */
  qr: CertificateCheck['qr']
  logo: ReactNode
}

/** The certificate as it was issued: fixed light artwork, A4 landscape in print. */
export function CertificatePaper({ certificate, qr, logo }: CertificatePaperProps) {
  const t = useT()
  const { name, number, lessons, watchedSeconds, quizPercent, trainer } = certificate
  const isCourse = certificate.kind === 'course'
  const facts = isCourse
    ? [
        t.count(lessons, '{count} lesson', '{count} lessons'),
        ...(watchedSeconds > 0 ? [t('{time} of watch time', { time: timeOf(watchedSeconds, t) })] : []),
        ...(quizPercent === null ? [] : [t('quiz score {percent}%', { percent: quizPercent })]),
      ]
    : [timeOf(watchedSeconds, t)]
  return (
    <article className={classes.paper} data-mantine-color-scheme="light" data-revoked={certificate.revokedAt !== null}>
      <div className={classes.frame}>
        {logo}
        <p>{t('This is to certify that')}</p>
        <p className={classes.name} lang={t.lang(name)}>
          {name}
        </p>
        <p>{isCourse ? t('has completed the course') : t('has attended the workshop')}</p>
        <p className={classes.course}>{titleOf(certificate, t.language)}</p>
        <p className="pm-num">{facts.join(' · ')}</p>
        <p className={classes.period}>
          {isCourse
            ? [...new Set([formatDate(certificate.startedOn, t), formatDate(certificate.issuedAt, t)])].join(' – ')
            : formatDate(certificate.startedOn, t)}
        </p>
        <div className={classes.signatures}>
          <div>
            <strong lang={t.lang(trainer)}>{trainer}</strong>
            <span>{isCourse ? t('Course consultant') : t('Trainer')}</span>
          </div>
          <div className={classes.marks}>
            <span className={classes.mark} />
            {qr && (
              <svg viewBox={`0 0 ${qr.squares} ${qr.squares}`} role="img" aria-label={t('QR code of this certificate')}>
                <path d={qr.path} />
              </svg>
            )}
          </div>
          <div>
            <strong>{formatDate(certificate.issuedAt, t)}</strong>
            <span>
              {t('Certificate')} <span className={classes.number}>{number}</span>
            </span>
          </div>
        </div>
      </div>
    </article>
  )
}
