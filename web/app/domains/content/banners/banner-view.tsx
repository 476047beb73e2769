import './banner.css'
import type { ComponentProps, ReactNode } from 'react'
import type { BannerTone } from '#contract/content/constants.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { Icon } from '~/ui/icon.tsx'

const icons = { information: 'info-circle', offer: 'rosette-discount-check', warning: 'alert-triangle' } as const

interface BannerViewProps extends ComponentProps<'section'> {
  tone: BannerTone
  text: ReactNode
  link: ReactNode
  /** Absent from a warning. */
  close: ReactNode
}

/** One line across the page. Its classes are global: the server writes the style sheet into pages that show a banner. */
export function BannerView({ tone, text, link, close, children, ...rest }: BannerViewProps) {
  const t = useT()
  return (
    <section className="pm-banner" data-tone={tone} aria-label={t('Announcement')} {...rest}>
      {children}
      <div>
        <Icon name={icons[tone]} />
        <p>
          {text} {link}
        </p>
        {close}
      </div>
    </section>
  )
}
