import { useState } from 'react'
import { PHOTO_MAX_BYTES } from '#contract/constants.ts'
import { PICTURE_ALT_MAX } from '#contract/content/constants.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Dialog } from '~/ui/operated/dialog.tsx'
import { FileButton } from '~/ui/operated/file-button.tsx'
import { ApiForm } from '~/ui/operated/form/api-form.tsx'
import { useApiForm } from '~/ui/operated/form/use-api-form.ts'
import { TextInput } from '~/ui/operated/text-input.tsx'
import { addArticlePicture } from './api.ts'
import classes from './editor.module.css'

export interface DescribedPicture {
  url: string
  width: number
  height: number
  alt: string
}

interface PictureDialogProps {
  title: string
  lang: 'en' | 'hi'
  onClose: () => void
  onAdd: (picture: DescribedPicture) => void
}

/** Uploads a picture together with its description. */
export function PictureDialog({ title, lang, onClose, onAdd }: PictureDialogProps) {
  const t = useT()
  const api = useApi()
  const [file, setFile] = useState<File>()
  const form = useApiForm({
    initialValues: { file: '', alt: '' },
    validate: {
      file: () => {
        if (!file) return t('Please choose a picture.')
        return file.size > PHOTO_MAX_BYTES ? t('This file is too large.') : null
      },
      alt: (alt) => (alt.trim() ? null : t('Please fill this in.')),
    },
    send: () => addArticlePicture(api, file!),
    onDone: ({ data }, { alt }) => onAdd({ ...data.picture, alt: alt.trim() }),
  })
  const { error } = form.field('file')
  return (
    <Dialog opened onClose={onClose} title={title}>
      <ApiForm form={form} submit={t('Add picture')} onCancel={onClose}>
        <div className={classes.file}>
          <FileButton label={t('Picture')} accept="image/jpeg,image/png,image/webp" busy={false} onFile={setFile}>
            {t('Choose a file')}
          </FileButton>
          <span>{file ? file.name : t('JPEG, PNG or WebP, up to 5 MB.')}</span>
          {error && <p role="alert">{error}</p>}
        </div>
        <TextInput
          label={t('What the picture shows')}
          description={t('Read out to people who cannot see it.')}
          lang={lang}
          maxLength={PICTURE_ALT_MAX}
          {...form.field('alt')}
        />
      </ApiForm>
    </Dialog>
  )
}
