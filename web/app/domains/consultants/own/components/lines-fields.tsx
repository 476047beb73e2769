import type { UseFormReturnType } from '@mantine/form'
import { CREDENTIALS_MAX, PROFILE_LENGTHS, VIDEOS_MAX } from '#contract/consultants/constants.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { NativeSelect } from '~/ui/operated/native-select.tsx'
import { TextInput } from '~/ui/operated/text-input.tsx'
import { Panel } from '~/ui/panel.tsx'
import type { Values } from '../form.ts'
import classes from './profile-form.module.css'

type Form = { form: UseFormReturnType<Values> }

const MOST = PROFILE_LENGTHS.credential

/** Degrees and registrations, one per line. */
export function CredentialFields({ form }: Form) {
  const t = useT()
  const add = () =>
    form.insertListItem('credentials', { kind: 'education', title: '', issuer: '', year: '', number: '' })
  return (
    <Panel title={t('Education and registrations')}>
      <div className={classes.fields} id="credentials" tabIndex={-1}>
        {form.values.credentials.map((credential, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id.
          <fieldset key={at} className={classes.line}>
            <legend className="pm-visually-hidden">{t('Line {number}', { number: at + 1 })}</legend>
            <NativeSelect
              label={t('Type')}
              data={[
                { value: 'education', label: t('Education') },
                { value: 'registration', label: t('Registration') },
              ]}
              {...form.getInputProps(`credentials.${at}.kind`)}
            />
            <TextInput
              label={t('Title')}
              className={classes.wide ?? ''}
              maxLength={MOST}
              {...form.getInputProps(`credentials.${at}.title`)}
            />
            <TextInput
              label={t('Institute')}
              className={classes.wide ?? ''}
              maxLength={MOST}
              {...form.getInputProps(`credentials.${at}.issuer`)}
            />
            <TextInput
              label={t('Year')}
              inputMode="numeric"
              maxLength={4}
              {...form.getInputProps(`credentials.${at}.year`)}
            />
            {credential.kind === 'registration' && (
              <TextInput label={t('Number')} maxLength={60} {...form.getInputProps(`credentials.${at}.number`)} />
            )}
            <Remove onRemove={() => form.removeListItem('credentials', at)} />
          </fieldset>
        ))}
        {form.values.credentials.length < CREDENTIALS_MAX && <Add label={t('Add another')} onAdd={add} />}
      </div>
    </Panel>
  )
}

/** YouTube or Vimeo videos. */
export function VideoFields({ form }: Form) {
  const t = useT()
  return (
    <Panel title={t('Videos')}>
      <div className={classes.fields} id="videos" tabIndex={-1}>
        <p className={classes.hint}>{t('A one-minute introduction is enough. Add YouTube or Vimeo links.')}</p>
        {form.values.videos.map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id.
          <fieldset key={at} className={classes.line}>
            <legend className="pm-visually-hidden">{t('Line {number}', { number: at + 1 })}</legend>
            <TextInput
              label={t('Title')}
              maxLength={PROFILE_LENGTHS.video}
              {...form.getInputProps(`videos.${at}.title`)}
            />
            <TextInput
              label={t('Link')}
              className={classes.wide ?? ''}
              type="url"
              maxLength={500}
              {...form.getInputProps(`videos.${at}.url`)}
            />
            <Remove onRemove={() => form.removeListItem('videos', at)} />
          </fieldset>
        ))}
        {form.values.videos.length < VIDEOS_MAX && (
          <Add label={t('Add a video')} onAdd={() => form.insertListItem('videos', { title: '', url: 'https://' })} />
        )}
      </div>
    </Panel>
  )
}

const Add = ({ label, onAdd }: { label: string; onAdd: () => void }) => (
  <Button variant="default" leftSection={<Icon name="plus" size={18} />} onClick={onAdd} className={classes.add ?? ''}>
    {label}
  </Button>
)

function Remove({ onRemove }: { onRemove: () => void }) {
  const t = useT()
  return (
    <Button variant="subtle" color="madder" leftSection={<Icon name="trash" size={18} />} onClick={onRemove}>
      {t('Remove')}
    </Button>
  )
}
