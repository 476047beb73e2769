import { useT } from '~/lib/i18n/react.tsx'
import type { useApiForm } from '~/ui/operated/form/use-api-form.ts'
import { NativeSelect } from '~/ui/operated/native-select.tsx'
import { TextInput } from '~/ui/operated/text-input.tsx'
import { Textarea } from '~/ui/operated/textarea.tsx'
import { Panel } from '~/ui/panel.tsx'
import type { WorkshopValues } from './form.ts'
import classes from './staff.module.css'

interface PlaceFieldsProps {
  place: WorkshopValues['place']
  field: ReturnType<typeof useApiForm<WorkshopValues, unknown>>['field']
}

/** The venue, or the meeting link, which attendees never see. */
export function PlaceFields({ place, field }: PlaceFieldsProps) {
  const t = useT()
  return (
    <Panel title={t('Place')}>
      <div className={classes.pairs}>
        <NativeSelect
          label={t('Where it takes place')}
          data={[
            { value: 'venue', label: t('At a venue') },
            { value: 'online', label: t('Online|workshop') },
          ]}
          {...field('place')}
        />
        {place === 'online' ? (
          <TextInput
            type="url"
            label={t('Meeting link')}
            description={t(
              'Attendees are taken to it from 15 minutes before the start. The link itself is never shown.',
            )}
            {...field('meetingUrl')}
          />
        ) : (
          <>
            <span />
            <TextInput label={t('City in English')} {...field('city_english')} />
            <TextInput label={t('City in Hindi')} lang="hi" {...field('city_hindi')} />
            <Textarea label={t('Address in English')} autosize minRows={2} {...field('venue_english')} />
            <Textarea label={t('Address in Hindi')} lang="hi" autosize minRows={2} {...field('venue_hindi')} />
            <TextInput label={t('Directions in English')} {...field('directions_english')} />
            <TextInput label={t('Directions in Hindi')} lang="hi" {...field('directions_hindi')} />
          </>
        )}
      </div>
    </Panel>
  )
}
