import { useState } from 'react'
import { useSettings } from '~/domains/settings/api.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { PlainButton } from '~/ui/button-link.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { dismiss, useBanner } from './banner.ts'
import classes from './banner-strip.module.css'
import { install, useInstall } from './install.ts'

/** Offers to install the site. It names what the browser can do, because there is no app in a store. */
export function BannerStrip() {
  const t = useT()
  const name = useSettings()?.productName ?? ''
  const due = useBanner((state) => state.due)
  const { offer, showHowTo } = useInstall()
  const [isFocused, setFocused] = useState(false)
  // The steps return the focus here.
  if (due && !isFocused && !showHowTo) return null
  return (
    <aside
      className={classes.strip}
      aria-label={t('Add to your device')}
      data-app-banner
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <div className={classes.inside}>
        <span className={classes.icon} />
        <p className={classes.words}>
          <strong>{t('Open {name} in one tap', { name })}</strong>{' '}
          <span>{t('Add it to your device. Nothing to download.')}</span>
        </p>
        <PlainButton variant="outline" onClick={install}>
          {offer ? t('Install') : t('See how')}
        </PlainButton>
        <IconButton icon="x" label={t('Close')} onClick={dismiss} />
      </div>
    </aside>
  )
}
