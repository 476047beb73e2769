import { ATTACHMENTS_MAX } from '#contract/learning/constants.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { Checkbox } from '~/ui/operated/checkbox.tsx'
import type { Attachment } from '../api.ts'
import classes from '../staff.module.css'

interface AttachmentFieldsProps {
  /** Those of the lesson, in the order in which they were chosen. */
  chosen: readonly number[]
  attachments: readonly Attachment[]
  onChange: (chosen: number[]) => void
}

/** Which files of the course learners download with this lesson. */
export function AttachmentFields({ chosen, attachments, onChange }: AttachmentFieldsProps) {
  const t = useT()
  if (attachments.length === 0) return null
  return (
    <fieldset className={classes.options}>
      <legend>{t('Files to download')}</legend>
      {attachments.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          checked={chosen.includes(id)}
          disabled={chosen.length >= ATTACHMENTS_MAX && !chosen.includes(id)}
          onChange={(event) =>
            onChange(event.currentTarget.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
          }
        />
      ))}
    </fieldset>
  )
}
