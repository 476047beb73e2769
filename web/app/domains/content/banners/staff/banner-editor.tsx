import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import {
  BANNER_LABEL_MAX,
  BANNER_LINK_MAX,
  BANNER_PLACES,
  BANNER_TEXT_MAX,
  BANNER_TONES,
} from '#contract/content/constants.ts'
import { refreshBackOffice } from '~/lib/back-office.ts'
import { localPath } from '~/lib/i18n/language.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Badge } from '~/ui/operated/badge.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { Checkbox } from '~/ui/operated/checkbox.tsx'
import { ActDialog } from '~/ui/operated/form/act-dialog.tsx'
import { ApiForm } from '~/ui/operated/form/api-form.tsx'
import { useApiForm } from '~/ui/operated/form/use-api-form.ts'
import { NativeSelect } from '~/ui/operated/native-select.tsx'
import { TextInput } from '~/ui/operated/text-input.tsx'
import { Textarea } from '~/ui/operated/textarea.tsx'
import { UnsavedGuard } from '~/ui/operated/unsaved-guard.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { toast } from '~/ui/toast.tsx'
import { addBanner, changeBanner, removeBanner, type StaffBanner, staffBannerQuery } from './api.ts'
import classes from './banner-editor.module.css'
import { BannerPreview } from './banner-preview.tsx'
import { placesOf, typedOf, wordsOf } from './form.ts'
import { hindrancesOf, placeIn, stateIn, toneIn } from './words.ts'

interface BannerEditorProps {
  /** Undefined for a new one. */
  saved: StaffBanner | undefined
}

/** Text, link, place, time and order of one banner, with a preview of what is typed. */
export function BannerEditor({ saved }: BannerEditorProps) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [deleting, setDeleting] = useState(false)
  const banner = saved?.banner
  const open = (path: string) => void navigate(localPath(path, t.language), { replace: !banner })
  const form = useApiForm({
    initialValues: typedOf(banner),
    validate: {
      text_english: (text) => (text.trim() ? null : t('Please fill this in.')),
      public: (_, values) => (placesOf(values).length > 0 ? null : t('Choose at least one.')),
    },
    send: (values) => {
      const words = wordsOf(values, banner)
      if (!banner) return addBanner(api, words)
      return changeBanner(api, { ...words, id: banner.id, version: banner.version, place: Number(values.place) })
    },
    onDone: ({ message, data }) => {
      client.setQueryData(staffBannerQuery(api, data.banner.id).queryKey, data)
      void refreshBackOffice(client)
      void toast(t(message))
      if (!banner) open(`/admin/banners/${data.banner.id}`)
    },
  })
  const { field, values } = form
  const places = field('public', { type: 'checkbox' })
  return (
    <>
      <UnsavedGuard unsaved={form.unsaved && !form.busy} />
      <PageHead
        title={banner ? t('Edit banner') : t('New banner')}
        action={
          banner && (
            <Button variant="light" color="madder" disabled={form.unsaved} onClick={() => setDeleting(true)}>
              {t('Delete')}
            </Button>
          )
        }
      >
        {banner ? (
          <Badge color={stateIn(banner.state, t).color}>{stateIn(banner.state, t).label}</Badge>
        ) : (
          t('Visible only after you publish it.')
        )}
      </PageHead>
      <div className={classes.columns}>
        <ApiForm form={form} submit={t('Save')}>
          {banner && hindrancesOf(banner, t).length > 0 && (
            <ul className={classes.hindrances}>
              {hindrancesOf(banner, t).map((hindrance) => (
                <li key={hindrance}>{hindrance}</li>
              ))}
            </ul>
          )}
          <div className={classes.pair}>
            <Textarea
              label={t('Text in English')}
              autosize
              minRows={2}
              maxLength={BANNER_TEXT_MAX}
              lang="en"
              {...field('text_english')}
            />
            <Textarea
              label={t('Text in Hindi')}
              autosize
              minRows={2}
              maxLength={BANNER_TEXT_MAX}
              lang="hi"
              {...field('text_hindi')}
            />
          </div>
          <TextInput
            label={t('Link, optional')}
            description={t('A page of this site such as /membership, or a link that starts with https://.')}
            maxLength={BANNER_LINK_MAX}
            inputMode="url"
            {...field('link')}
          />
          {values.link && (
            <div className={classes.pair}>
              <TextInput
                label={t('Label of the link, in English')}
                maxLength={BANNER_LABEL_MAX}
                lang="en"
                {...field('label_english')}
              />
              <TextInput
                label={t('Label of the link, in Hindi')}
                maxLength={BANNER_LABEL_MAX}
                lang="hi"
                {...field('label_hindi')}
              />
            </div>
          )}
          <NativeSelect
            label={t('Type')}
            description={t('Readers cannot close a warning, and it is shown before other banners.')}
            data={BANNER_TONES.map((value) => ({ value, label: toneIn(value, t) }))}
            {...field('tone')}
          />
          <fieldset className={classes.places} aria-describedby={places.error ? 'banner-places' : undefined}>
            <legend>{t('Shown on')}</legend>
            {BANNER_PLACES.map((place) => (
              <Checkbox
                key={place}
                label={placeIn(place, t)}
                {...field(place, { type: 'checkbox' })}
                error={Boolean(places.error)}
              />
            ))}
            {places.error && (
              <p id="banner-places" role="alert">
                {places.error}
              </p>
            )}
          </fieldset>
          <div className={classes.pair}>
            <div className={classes.when}>
              <TextInput
                type="date"
                label={t('Shown from')}
                description={t('Leave empty to show it as soon as it is published')}
                {...field('startsAt')}
              />
              <TextInput type="time" label={t('Start time, India')} {...field('startsTime')} />
            </div>
            <div className={classes.when}>
              <TextInput
                type="date"
                label={t('Shown until')}
                description={t('Leave empty for no end date')}
                {...field('endsAt')}
              />
              <TextInput type="time" label={t('End time, India')} {...field('endsTime')} />
            </div>
          </div>
          <div className={classes.pair}>
            <NativeSelect
              label={t('State|of an account')}
              data={[
                { value: 'draft', label: t('Draft') },
                { value: 'published', label: t('Published') },
              ]}
              {...field('state')}
            />
            {banner && (
              <NativeSelect
                label={t('Position|in a row')}
                description={t('A page shows one banner: a warning, otherwise the first in this order.')}
                data={Array.from({ length: saved.all }, (_, at) => ({
                  value: String(at + 1),
                  label: t('{place} of {all}', { place: at + 1, all: saved.all }),
                }))}
                {...field('place')}
              />
            )}
          </div>
        </ApiForm>
        <div className={classes.side}>
          <BannerPreview values={values} />
        </div>
      </div>
      {deleting && banner && (
        <ActDialog
          title={t('Delete this banner?')}
          act={t('Delete')}
          destructive
          onClose={() => setDeleting(false)}
          send={(reason) => removeBanner(api, banner, reason)}
          onDone={({ message }) => {
            open('/admin/banners')
            void refreshBackOffice(client)
            void toast(t(message))
          }}
        >
          {t('It will no longer be shown to anyone. This cannot be undone.')}
        </ActDialog>
      )}
    </>
  )
}
