import { useT } from '~/lib/i18n/react.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Group } from './group.tsx'
import classes from './select.module.css'
import type { Choices, FieldProps } from './types.ts'

/** Industries of the chosen sector. */
export function IndustryField({ change, choices: { industries, chosen } }: FieldProps & { choices: Choices }) {
  const t = useT()
  const none = industries.length === 0
  return (
    <Group legend={t('Industry')}>
      <div className={classes.select}>
        <select
          name="industry"
          aria-label={t('Industry')}
          disabled={none}
          value={String(chosen.industryId ?? '')}
          onChange={(event) => change({ industry: event.currentTarget.value || undefined })}
        >
          <option value="">{none ? t('Choose a sector first') : t('Any industry')}</option>
          {industries.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
        <Icon name="selector" size={16} />
      </div>
    </Group>
  )
}
