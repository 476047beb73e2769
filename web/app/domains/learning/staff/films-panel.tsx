import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, useRef, useState } from 'react'
import { FILM_MAX_BYTES } from '#contract/learning/constants.ts'
import { refreshBackOffice } from '~/lib/back-office.ts'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Alert } from '~/ui/operated/alert.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { NativeSelect } from '~/ui/operated/native-select.tsx'
import { Panel } from '~/ui/panel.tsx'
import { toast } from '~/ui/toast.tsx'
import { type StaffCourse, uploadFilm } from './api.ts'
import { FilmLine } from './film-line.tsx'
import classes from './staff.module.css'
import { clockOf } from './words.ts'

const GIGABYTE = 1024 ** 3

/** The videos of a course: upload with progress, qualities and captions. `token` is the staff member's. */
export function FilmsPanel({ course, token }: { course: StaffCourse; token: string }) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const stop = useRef<AbortController>(null)
  const [done, setDone] = useState(0)
  const [tooLarge, setTooLarge] = useState(false)
  /** The film that the next upload is the sharper version of; empty for a new film. */
  const [sharper, setSharper] = useState('')
  const uploading = useMutation({
    mutationFn: (file: File) => {
      stop.current = new AbortController()
      setDone(0)
      const film = sharper
        ? { quality: 'high' as const, filmId: Number(sharper) }
        : { quality: 'low' as const, filmId: null }
      const sending = { file, token, onProgress: setDone, signal: stop.current.signal }
      return uploadFilm({ api, courseId: course.id, ...film, ...sending })
    },
    onSuccess: ({ message }) => {
      setSharper('')
      void toast(t(message))
      void refreshBackOffice(client)
    },
  })
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0]
    event.currentTarget.value = ''
    if (!file) return
    setTooLarge(file.size > FILM_MAX_BYTES)
    if (file.size <= FILM_MAX_BYTES) uploading.mutate(file)
  }
  const wasStopped = uploading.error instanceof DOMException
  const oneQuality = course.films.filter(({ qualities }) => !qualities.includes('high'))
  return (
    <Panel title={t('Videos')}>
      <div className={classes.films}>
        {course.films.map((film, place) => (
          <FilmLine key={film.id} film={film} number={place + 1} />
        ))}
        {oneQuality.length > 0 && (
          <NativeSelect
            label={t('The next upload is')}
            data={[
              { value: '', label: t('A new video') },
              ...oneQuality.map(({ id, seconds }) => ({
                value: String(id),
                label: t('Video {number} in the higher quality, {length}', {
                  ...{ number: course.films.findIndex((film) => film.id === id) + 1, length: clockOf(seconds) },
                }),
              })),
            ]}
            value={sharper}
            onChange={(event) => setSharper(event.currentTarget.value)}
          />
        )}
        <input
          ref={input}
          type="file"
          accept="video/mp4,.mp4,.m4v"
          aria-label={t('Video file')}
          className="pm-visually-hidden"
          tabIndex={-1}
          onChange={choose}
        />
        {uploading.isPending ? (
          <div className={classes.progress}>
            <p role="status">{t('{percent} % uploaded', { percent: Math.floor(done * 100) })}</p>
            <progress value={done} max={1} aria-label={t('Upload')} />
            <Button variant="default" onClick={() => stop.current?.abort()}>
              {t('Stop')}
            </Button>
          </div>
        ) : (
          <Button variant="default" leftSection={<Icon name="upload" />} onClick={() => input.current?.click()}>
            {t('Upload video')}
          </Button>
        )}
        <p className={classes.hint}>
          {t('MP4 video (H.264), up to {size} GB. The length is read from the file.', {
            size: FILM_MAX_BYTES / GIGABYTE,
          })}
        </p>
        {(tooLarge || (uploading.error && !wasStopped)) && (
          <Alert color="madder" icon={<Icon name="alert-circle" />} role="alert">
            {tooLarge
              ? t('This video is larger than {size} GB.', { size: FILM_MAX_BYTES / GIGABYTE })
              : problemText(uploading.error!, t)}
          </Alert>
        )}
      </div>
    </Panel>
  )
}
