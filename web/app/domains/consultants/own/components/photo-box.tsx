import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { PHOTO_MAX_BYTES } from '#contract/constants.ts'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { toast } from '~/ui/toast.tsx'
import { Portrait } from '../../components/portrait.tsx'
import { type OwnProfile, ownProfileQuery, sendPhoto } from '../api.ts'
import classes from './photo-box.module.css'

interface PhotoBoxProps {
  profile: OwnProfile
  /** The header shows the picture, too. */
  onChanged: (thumbnail: string | null) => void
}

const MEGABYTE = 1024 * 1024

/** A photo is saved as soon as it is chosen, independently of the form. */
export function PhotoBox({ profile, onChanged }: PhotoBoxProps) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [tooLarge, setTooLarge] = useState(false)
  const send = useMutation({
    mutationFn: (file: File) => sendPhoto(api, file),
    onSuccess: ({ data }) => {
      onChanged(data.thumbnail)
      toast(t('Photo saved'))
      return client.invalidateQueries({ queryKey: ownProfileQuery(api).queryKey })
    },
  })
  const choose = (file: File | undefined) => {
    if (!file) return
    setTooLarge(file.size > PHOTO_MAX_BYTES)
    if (file.size <= PHOTO_MAX_BYTES) send.mutate(file)
  }
  const isPhoto = profile.thumbnail.startsWith('/media/photos/')
  const wrong = tooLarge
    ? t('This photo is larger than {size} MB.', { size: PHOTO_MAX_BYTES / MEGABYTE })
    : send.error && problemText(send.error, t)
  return (
    <div className={classes.box} id="photo" tabIndex={-1}>
      <Portrait id={profile.id} picture={profile.thumbnail} width={72} />
      <div>
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-label={t('Photo')}
          className="pm-visually-hidden"
          tabIndex={-1}
          onChange={(event) => {
            choose(event.currentTarget.files?.[0])
            event.currentTarget.value = ''
          }}
        />
        <Button
          variant="default"
          fullWidth
          leftSection={<Icon name="photo" size={20} />}
          loading={send.isPending}
          onClick={() => input.current?.click()}
        >
          {isPhoto ? t('Change photo') : t('Add a photo')}
        </Button>
        <p data-wrong={Boolean(wrong)} {...(wrong && { role: 'alert' })}>
          {wrong ||
            (isPhoto
              ? t('Use a plain background and good light.')
              : t('We show a drawing until you add a photo. Use a plain background and good light.'))}
        </p>
      </div>
    </div>
  )
}
