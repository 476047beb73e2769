import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, useRef, useState } from 'react'
import { RECORDING_MAX_BYTES } from '#contract/talks/constants.ts'
import { refreshBackOffice } from '~/lib/back-office.ts'
import { formatDate } from '~/lib/dates.ts'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Alert } from '~/ui/operated/alert.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { Panel } from '~/ui/panel.tsx'
import { toast } from '~/ui/toast.tsx'
import { lengthOf } from '../../length.ts'
import type { StaffTalk } from '../api.ts'
import { uploadRecording } from '../upload.ts'
import { CaptionsLines } from './captions-lines.tsx'
import classes from './editor.module.css'
import { PosterLine } from './poster-line.tsx'

const MEGABYTE = 1024 * 1024

/** The recording of a talk: upload with progress, playback, replacement. `token` is the staff member's. */
export function RecordingPanel({ talk, token }: { talk: StaffTalk; token: string }) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const stop = useRef<AbortController>(null)
  const [done, setDone] = useState(0)
  const [tooLarge, setTooLarge] = useState(false)
  const uploading = useMutation({
    mutationFn: (file: File) => {
      stop.current = new AbortController()
      setDone(0)
      return uploadRecording({ api, talkId: talk.id, file, token, onProgress: setDone, signal: stop.current.signal })
    },
    onSuccess: ({ message }) => {
      void toast(t(message))
      void refreshBackOffice(client)
    },
  })
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0]
    event.currentTarget.value = ''
    if (!file) return
    setTooLarge(file.size > RECORDING_MAX_BYTES)
    if (file.size <= RECORDING_MAX_BYTES) uploading.mutate(file)
  }
  const wasStopped = uploading.error instanceof DOMException
  return (
    <Panel title={t('Recording')}>
      <div className={classes.recording}>
        {talk.recording && (
          <>
            {/* biome-ignore lint/a11y/useMediaCaption: captions are uploaded below; the public page shows them. */}
            <video
              key={talk.recording.url}
              controls
              playsInline
              preload="metadata"
              src={talk.recording.url}
              poster={talk.posterUrl ?? undefined}
              aria-label={t('Recording')}
            />
            <p className="pm-num">
              {[
                lengthOf(talk.seconds ?? 0),
                t('{size} MB', { size: (talk.recording.bytes / MEGABYTE).toFixed(1) }),
                formatDate(talk.recording.uploadedAt, t),
              ].join(' · ')}
            </p>
          </>
        )}
        <input
          ref={input}
          type="file"
          accept="video/mp4,.mp4,.m4v"
          aria-label={t('Video')}
          className="pm-visually-hidden"
          tabIndex={-1}
          onChange={choose}
        />
        {uploading.isPending ? (
          <div className={classes.progress}>
            <p role="status">{t('{percent} % uploaded', { percent: Math.floor(done * 100) })}</p>
            <progress value={done} max={1} aria-label={t('Recording')} />
            <Button variant="default" onClick={() => stop.current?.abort()}>
              {t('Stop')}
            </Button>
          </div>
        ) : (
          <Button variant="default" leftSection={<Icon name="upload" />} onClick={() => input.current?.click()}>
            {talk.recording ? t('Replace recording') : t('Upload recording')}
          </Button>
        )}
        <p className={classes.hint}>
          {t('MP4 video (H.264), up to {size} MB. The length is read from the file.', {
            size: RECORDING_MAX_BYTES / MEGABYTE,
          })}
        </p>
        {(tooLarge || (uploading.error && !wasStopped)) && (
          <Alert color="madder" icon={<Icon name="alert-circle" />} role="alert">
            {tooLarge
              ? t('This video is larger than {size} MB.', { size: RECORDING_MAX_BYTES / MEGABYTE })
              : problemText(uploading.error!, t)}
          </Alert>
        )}
        <CaptionsLines talk={talk} />
        <PosterLine talk={talk} />
      </div>
    </Panel>
  )
}
