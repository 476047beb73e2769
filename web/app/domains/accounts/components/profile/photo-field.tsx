import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import { PHOTO_MAX_BYTES } from '#contract/constants.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { Avatar } from '~/ui/avatar.tsx'
import { Button } from '~/ui/operated/button.tsx'
import classes from './profile.module.css'

/** A new picture, removal of the old one, or no change. */
export type PhotoChange = File | 'remove' | null

interface PhotoFieldProps {
  name: string
  picture: string | null
  change: PhotoChange
  onPhotoChange: (change: PhotoChange) => void
  problem: string | null
}

const MEGABYTE = 1024 * 1024

export function PhotoField({ name, picture, change, onPhotoChange, problem }: PhotoFieldProps) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const hint = useId()
  const [tooLarge, setTooLarge] = useState(false)
  const preview = usePreview(change)
  const shown = change === 'remove' ? null : (preview ?? picture)
  const limit = t('JPG, PNG or WebP, up to {size} MB', { size: PHOTO_MAX_BYTES / MEGABYTE })
  const wrong = tooLarge ? t('This photo is larger than {size} MB.', { size: PHOTO_MAX_BYTES / MEGABYTE }) : problem

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0]
    event.currentTarget.value = ''
    if (!file) return
    setTooLarge(file.size > PHOTO_MAX_BYTES)
    if (file.size <= PHOTO_MAX_BYTES) onPhotoChange(file)
  }
  const remove = () => {
    setTooLarge(false)
    onPhotoChange(picture ? 'remove' : null)
  }
  return (
    <div className={classes.photo}>
      <Avatar name={name} picture={shown} size={76} />
      <div>
        <div className={classes.photoActions}>
          <input
            ref={input}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            aria-label={t('Photo')}
            aria-describedby={hint}
            className="pm-visually-hidden"
            tabIndex={-1}
            onChange={choose}
          />
          <Button variant="default" onClick={() => input.current?.click()} aria-describedby={hint}>
            {shown ? t('Change photo') : t('Add photo')}
          </Button>
          {shown && (
            <Button variant="subtle" onClick={remove}>
              {t('Remove')}
            </Button>
          )}
        </div>
        <p id={hint} className={classes.hint} data-wrong={wrong !== null} {...(wrong && { role: 'alert' })}>
          {wrong ?? limit}
        </p>
      </div>
    </div>
  )
}

/** An object URL of the chosen file, revoked when another is chosen. */
function usePreview(change: PhotoChange) {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!(change instanceof File)) return
    const made = URL.createObjectURL(change)
    setAddress(made)
    return () => {
      URL.revokeObjectURL(made)
      setAddress(null)
    }
  }, [change])
  return address
}
