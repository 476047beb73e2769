import type { CSSProperties } from 'react'
import { brandColours, HEX_COLOUR, isReadableColour } from '#contract/settings/brand-colours.ts'
import { BRAND_PICTURES } from '#contract/settings/constants.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { DRAWN_NAME } from '../../components/logo.tsx'
import type { Brand } from './api.ts'
import classes from './brand-preview.module.css'

/** How header, links, buttons and footer will look in both schemes. */
export function BrandPreview({ brand }: { brand: Brand }) {
  const t = useT()
  return (
    <div className={classes.schemes}>
      {(['light', 'dark'] as const).map((scheme) => (
        <figure key={scheme} className={classes.scheme}>
          <figcaption>{scheme === 'light' ? t('Light') : t('Dark')}</figcaption>
          <div className={classes.page} data-mantine-color-scheme={scheme} style={tokens(brand.primaryColour, scheme)}>
            <div className={classes.header}>
              <Name brand={brand} onDark={scheme === 'dark'} />
            </div>
            <div className={classes.body}>
              <p>
                {t('Text with a')} <span className={classes.link}>{t('link')}</span>
              </p>
              <span className={classes.soft}>{t('Chosen')}</span>
              <span className={classes.button}>{t('Book a session')}</span>
            </div>
            <div className={classes.footer}>
              <Name brand={brand} onDark />
              <span className="pm-num">{brand.helpDeskPhone}</span>
              {brand.helpDeskAddress && <small>{brand.helpDeskAddress}</small>}
            </div>
          </div>
        </figure>
      ))}
    </div>
  )
}

function Name({ brand, onDark }: { brand: Brand; onDark: boolean }) {
  const { productName, appIcon } = brand
  const logo = onDark ? brand.logoOnDark : brand.logo
  const drawn = productName === DRAWN_NAME && (onDark ? '/brand/logo-on-dark.svg' : '/brand/logo.svg')
  const picture = logo ? BRAND_PICTURES + logo : drawn
  if (picture) return <img className={classes.logo} src={picture} alt={productName} />
  return (
    <span className={classes.name} data-on-dark={onDark}>
      <img src={appIcon ? BRAND_PICTURES + appIcon : '/brand/mark.svg'} alt="" width={32} height={32} />
      {productName}
    </span>
  )
}

/** Nothing for a colour that cannot be saved. Our own is written, too: the page around may have another one. */
function tokens(colour: string, scheme: 'light' | 'dark'): CSSProperties {
  if (!HEX_COLOUR.test(colour) || !isReadableColour(colour)) return {}
  const values = Object.entries(brandColours(colour)[scheme]).map(([name, value]) => [`--pm-${name}`, value])
  return Object.fromEntries(values)
}
