import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshBackOffice } from '~/lib/back-office.ts'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { FileButton } from '~/ui/operated/file-button.tsx'
import { toast, toastFailure } from '~/ui/toast.tsx'
import { changeCaptions, type Film } from './api.ts'
import classes from './staff.module.css'
import { clockOf } from './words.ts'

/** One video: its length, qualities and captions. */
export function FilmLine({ film, number }: { film: Film; number: number }) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const set = useMutation({
    mutationFn: async ({ language, file }: { language: 'en' | 'hi'; file: File | null }) =>
      changeCaptions(api, { id: film.id, language, vtt: (await file?.text()) ?? '' }),
    onSuccess: ({ message }) => {
      void toast(t(message))
      void refreshBackOffice(client)
    },
    onError: (error) => void toastFailure(problemText(error, t)),
  })
  const names = { en: t('Captions in English'), hi: t('Captions in Hindi') }
  const qualities = film.qualities.includes('high') ? t('Two qualities') : t('One quality')
  return (
    <section className={classes.film} aria-label={t('Video {number}', { number })}>
      <div className={classes.line}>
        <span>
          <strong>{t('Video {number}', { number })}</strong>
          <small className="pm-num">{`${clockOf(film.seconds)} · ${qualities}`}</small>
        </span>
      </div>
      {(['en', 'hi'] as const).map((language) => {
        const there = film.captions.includes(language)
        return (
          <div key={language} className={classes.line}>
            <span>
              {names[language]}
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
                label={`${names[language]}, ${t('Video {number}', { number })}`}
                accept=".vtt,text/vtt"
                busy={set.isPending}
                onFile={(file) => set.mutate({ language, file })}
              >
                {there ? t('Replace') : t('Add')}
              </FileButton>
            </span>
          </div>
        )
      })}
    </section>
  )
}
