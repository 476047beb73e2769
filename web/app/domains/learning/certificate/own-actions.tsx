import { useQuery } from '@tanstack/react-query'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { ButtonLink, PlainButton } from '~/ui/button-link.tsx'
import { useDownload } from '~/ui/use-download.ts'
import { certificatesQuery, certificateUrl, type OwnCertificate } from '../api.ts'
import classes from './certificate-page.module.css'
import { credentialAddress, linkedInAddress, whatsAppAddress } from './share.ts'

interface OwnActionsProps {
  code: string
  /** Name of the site that issued it. */
  issuer: string
}

/** Download and sharing, for the person whose certificate it is. Renders nothing for others. */
export function OwnActions({ code, issuer }: OwnActionsProps) {
  const own = useQuery(certificatesQuery(useApi())).data?.data.find((one) => one.code === code)
  return own ? <Actions certificate={own} issuer={issuer} /> : null
}

function Actions({ certificate, issuer }: { certificate: OwnCertificate; issuer: string }) {
  const t = useT()
  const api = useApi()
  const download = useDownload(() => certificateUrl(api, certificate.id))
  const address = window.location.href
  const title = titleOf(certificate, t.language)
  const opened = { target: '_blank', rel: 'noopener noreferrer' }
  return (
    <div className={classes.actions}>
      <PlainButton size="lg" icon="download" disabled={download.isPending} onClick={() => download.mutate()}>
        {t('Download PDF')}
      </PlainButton>
      {certificate.revokedAt === null && (
        <>
          <ButtonLink
            to={whatsAppAddress(t('My certificate for {title}:', { title }), address)}
            {...{ size: 'lg', variant: 'outline', icon: 'brand-whatsapp', ...opened }}
          >
            {t('Share on {place}', { place: 'WhatsApp' })}
          </ButtonLink>
          <ButtonLink
            to={linkedInAddress(certificate, title, issuer, address)}
            {...{ size: 'lg', variant: 'outline', icon: 'share-2', ...opened }}
          >
            {t('Add to {place}', { place: 'LinkedIn' })}
          </ButtonLink>
          <ButtonLink
            to={credentialAddress(certificate.code)}
            {...{
              size: 'lg',
              variant: 'outline',
              icon: 'rosette-discount-check',
              download: `${certificate.number}.jwt`,
            }}
          >
            {t('Download digital badge')}
          </ButtonLink>
          <p className={classes.badge}>
            {t('The badge is a signed Open Badges 3.0 credential. Badge wallets and employers can verify it offline.')}
          </p>
        </>
      )}
    </div>
  )
}
