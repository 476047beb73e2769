import { useQueryClient } from '@tanstack/react-query'
import { HEX_COLOUR, isReadableColour } from '#contract/settings/brand-colours.ts'
import { BRAND_KEYS } from '#contract/settings/constants.ts'
import { refreshBackOffice } from '~/lib/back-office.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { ApiForm } from '~/ui/operated/form/api-form.tsx'
import { ReasonField } from '~/ui/operated/form/reason-field.tsx'
import { useApiForm } from '~/ui/operated/form/use-api-form.ts'
import { TextInput } from '~/ui/operated/text-input.tsx'
import { UnsavedGuard } from '~/ui/operated/unsaved-guard.tsx'
import { Panel } from '~/ui/panel.tsx'
import { toast } from '~/ui/toast.tsx'
import { settingsQuery } from '../../api.ts'
import { type Brand, saveBrand } from './api.ts'
import classes from './brand-form.module.css'
import { BrandPreview } from './brand-preview.tsx'
import { ColourField } from './colour-field.tsx'
import { PictureLine } from './picture-line.tsx'

interface BrandFormProps {
  brand: Brand
  standard: Brand
  changedAt: string | null
}

/** Name, look and contacts, beside a preview of what is typed. Mount it anew when the brand was saved. */
export function BrandForm({ brand, standard, changedAt }: BrandFormProps) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const form = useApiForm({
    initialValues: { ...brand, reason: '' },
    validate: {
      productName: (text) => (text.trim() ? null : t('Please fill this in.')),
      primaryColour: (colour) =>
        !HEX_COLOUR.test(colour)
          ? t('Enter a colour such as #0b5c6b.')
          : isReadableColour(colour)
            ? null
            : t('White text on buttons of this colour cannot be read. Choose a darker colour.'),
      logo: (logo, { logoOnDark }) =>
        Boolean(logo) === Boolean(logoOnDark) ? null : t('Add a logo for light and one for dark backgrounds.'),
      helpDeskClosesAt: (closes, { helpDeskOpensAt }) =>
        closes > helpDeskOpensAt ? null : t('Choose a time after the help desk opens.'),
      reason: (text) => (text.trim() ? null : t('Please fill this in.')),
    },
    send: (values) => saveBrand(api, { ...values, seenChangedAt: changedAt }),
    onDone: ({ message }) => {
      void toast(t(message))
      void refreshBackOffice(client)
      void client.invalidateQueries({ queryKey: settingsQuery(api).queryKey })
    },
  })
  const { values } = form
  const set = (part: Partial<Brand>) => form.setValues(part)
  const pictureOf = (key: 'logo' | 'logoOnDark' | 'appIcon') => ({
    value: values[key],
    error: form.field(key).error,
    onChange: (name: string) => set({ [key]: name }),
  })
  const isStandard = BRAND_KEYS.every((key) => values[key] === standard[key])
  return (
    <div className={classes.frame}>
      <UnsavedGuard unsaved={form.unsaved} />
      <ApiForm form={form} submit={t('Save')}>
        <div className={classes.panels}>
          <Panel title={t('Name and look')}>
            <div className={classes.fields}>
              <TextInput
                label={t('Product name')}
                description={t('In the header, in titles and in every message.')}
                maxLength={40}
                {...form.field('productName')}
              />
              <ColourField
                value={values.primaryColour}
                field={form.field('primaryColour')}
                onChange={(primaryColour) => set({ primaryColour })}
              />
              <PictureLine
                kind="logo"
                label={t('Logo')}
                hint={t('For light backgrounds. PNG or WebP, at most five times as wide as high; no SVG.')}
                {...pictureOf('logo')}
              />
              <PictureLine
                kind="logo"
                label={t('Logo for dark backgrounds')}
                hint={t('In the footer and in the dark theme.')}
                onDark
                {...pictureOf('logoOnDark')}
              />
              <PictureLine
                kind="icon"
                label={t('App icon')}
                hint={t('In tabs, on phones and in notifications. Square, at least 512 × 512.')}
                {...pictureOf('appIcon')}
              />
            </div>
          </Panel>
          <Panel title={t('Help desk')}>
            <div className={classes.fields}>
              <div className={classes.pair}>
                <TextInput label={t('Help desk phone')} maxLength={20} {...form.field('helpDeskPhone')} />
                <TextInput label={t('Help desk email')} type="email" {...form.field('helpDeskEmail')} />
                <TextInput
                  label={t('Help desk opens')}
                  description={t('India time.')}
                  type="time"
                  {...form.field('helpDeskOpensAt')}
                />
                <TextInput
                  label={t('Help desk closes')}
                  description={t('India time.')}
                  type="time"
                  {...form.field('helpDeskClosesAt')}
                />
              </div>
              <TextInput
                label={t('Address')}
                description={t('In the footer. Leave it empty to show none.')}
                maxLength={200}
                {...form.field('helpDeskAddress')}
              />
            </div>
          </Panel>
          <ReasonField {...form.field('reason')} />
          {!isStandard && (
            <Button variant="subtle" onClick={() => set(standard)}>
              {t('Use the standard name, look and contacts')}
            </Button>
          )}
        </div>
      </ApiForm>
      <Panel title={t('Preview')}>
        <BrandPreview brand={values} />
      </Panel>
    </div>
  )
}
