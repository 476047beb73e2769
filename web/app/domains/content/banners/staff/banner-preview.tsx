import { useT } from '~/lib/i18n/react.tsx'
import { Icon } from '~/ui/icon.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { Panel } from '~/ui/panel.tsx'
import { BannerView } from '../banner-view.tsx'
import classes from './banner-editor.module.css'
import type { BannerValues } from './form.ts'

/** The banner as it is typed, in both languages and both colour schemes. */
export function BannerPreview({ values }: { values: BannerValues }) {
  const t = useT()
  const languages = [
    { lang: 'en', name: t('English'), text: values.text_english, label: values.label_english },
    { lang: 'hi', name: t('Hindi'), text: values.text_hindi, label: values.label_hindi },
  ]
  const schemes = [
    { scheme: 'light', name: t('Light') },
    { scheme: 'dark', name: t('Dark') },
  ]
  return (
    <Panel title={t('Preview')}>
      <div className={classes.previews}>
        {schemes.flatMap(({ scheme, name }) =>
          languages.map((one) => (
            <figure key={scheme + one.lang} className={classes.preview}>
              <figcaption>{`${one.name}, ${name}`}</figcaption>
              <div data-mantine-color-scheme={scheme} className={classes.paper} lang={one.lang} inert>
                <BannerView
                  tone={values.tone}
                  text={one.text || '…'}
                  link={
                    values.link && (
                      <span data-link>
                        {one.label || '…'}
                        {!values.link.startsWith('/') && (
                          <>
                            {' '}
                            <Icon name="external-link" size={16} />
                          </>
                        )}
                      </span>
                    )
                  }
                  close={values.tone !== 'warning' && <IconButton icon="x" label={t('Close')} />}
                />
              </div>
            </figure>
          )),
        )}
      </div>
    </Panel>
  )
}
