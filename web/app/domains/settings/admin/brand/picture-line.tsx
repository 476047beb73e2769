import { useMutation } from '@tanstack/react-query'
import { PHOTO_MAX_BYTES } from '#contract/constants.ts'
import { BRAND_PICTURES } from '#contract/settings/constants.ts'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { FileButton } from '~/ui/operated/file-button.tsx'
import { toastFailure } from '~/ui/toast.tsx'
import { addPicture } from './api.ts'
import classes from './brand-form.module.css'

interface PictureLineProps {
  kind: 'logo' | 'icon'
  label: string
  hint: string
  /** The name of the uploaded picture; empty for our own. */
  value: string
  error?: string | undefined
  onDark?: boolean
  onChange: (name: string) => void
}

/** A logo or icon: what is shown now, and the buttons to replace or remove it. */
export function PictureLine({ kind, label, hint, value, error, onDark = false, onChange }: PictureLineProps) {
  const t = useT()
  const api = useApi()
  const adding = useMutation({
    mutationFn: (file: File) => addPicture(api, kind, file),
    onSuccess: onChange,
    onError: (problem) => void toastFailure(problemText(problem, t)),
  })
  const add = (file: File) =>
    file.size > PHOTO_MAX_BYTES ? void toastFailure(t('This file is too large.')) : adding.mutate(file)
  return (
    <div className={classes.line}>
      <span className={classes.about}>
        <strong>{label}</strong>
        <small>{hint}</small>
        {error && <small role="alert">{error}</small>}
      </span>
      <span className={classes.picture} data-on-dark={onDark} data-mantine-color-scheme="light">
        {value ? <img src={BRAND_PICTURES + value} alt={label} /> : <small>{t('Standard')}</small>}
      </span>
      <span className={classes.acts}>
        {value && (
          <Button variant="subtle" onClick={() => onChange('')}>
            {t('Remove')}
            <span className="pm-visually-hidden">: {label}</span>
          </Button>
        )}
        <FileButton label={label} accept="image/png,image/webp" busy={adding.isPending} onFile={add}>
          {value ? t('Replace') : t('Upload')}
          <span className="pm-visually-hidden">: {label}</span>
        </FileButton>
      </span>
    </div>
  )
}
