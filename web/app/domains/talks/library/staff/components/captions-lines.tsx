import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { FileButton } from '~/ui/operated/file-button.tsx'
import { changeCaptions, type StaffTalk } from '../api.ts'
import classes from './editor.module.css'
import { useFileOperation } from './use-file-operation.ts'

/** Captions in both languages, each with its status. */
export function CaptionsLines({ talk }: { talk: StaffTalk }) {
  const t = useT()
  const api = useApi()
  const set = useFileOperation(async ({ language, file }: { language: 'en' | 'hi'; file: File | null }) =>
    changeCaptions(api, { id: talk.id, language, vtt: (await file?.text()) ?? '' }),
  )
  const names = { en: t('Captions in English'), hi: t('Captions in Hindi') }
  if (!talk.recording) return null
  return (['en', 'hi'] as const).map((language) => {
    const there = talk.recording?.captions.some((one) => one.language === language)
    return (
      <div key={language} className={classes.line}>
        <span>
          <strong>{names[language]}</strong>
          <small>{there ? t('Added|captions') : t('None yet. A WebVTT file (.vtt).')}</small>
        </span>
        <span>
          {there && (
            <Button variant="subtle" onClick={() => set.mutate({ language, file: null })}>
              {t('Remove')}
              <span className="pm-visually-hidden">: {names[language]}</span>
            </Button>
          )}
          <FileButton
            label={names[language]}
            accept=".vtt,text/vtt"
            busy={set.isPending}
            onFile={(file) => set.mutate({ language, file })}
          >
            {there ? t('Replace') : t('Add')}
          </FileButton>
        </span>
      </div>
    )
  })
}
