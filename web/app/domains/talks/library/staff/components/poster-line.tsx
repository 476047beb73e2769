import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { FileButton } from '~/ui/operated/file-button.tsx'
import { changePoster, type StaffTalk } from '../api.ts'
import classes from './editor.module.css'
import { useFileOperation } from './use-file-operation.ts'

/** The poster shown before playback. */
export function PosterLine({ talk }: { talk: StaffTalk }) {
  const t = useT()
  const api = useApi()
  const set = useFileOperation((file: File | null) => changePoster(api, talk.id, file ?? undefined))
  if (!talk.recording) return null
  return (
    <div className={classes.line}>
      <span>
        <strong>{t('Cover picture')}</strong>
        <small>{talk.posterUrl ? t('Added|picture') : t('None yet. JPEG, PNG or WebP, 16:9.')}</small>
      </span>
      <span>
        {talk.posterUrl && (
          <Button variant="subtle" onClick={() => set.mutate(null)}>
            {t('Remove')}
            <span className="pm-visually-hidden">: {t('Cover picture')}</span>
          </Button>
        )}
        <FileButton
          label={t('Cover picture')}
          accept="image/jpeg,image/png,image/webp"
          busy={set.isPending}
          onFile={(file) => set.mutate(file)}
        >
          {talk.posterUrl ? t('Replace') : t('Add')}
        </FileButton>
      </span>
    </div>
  )
}
