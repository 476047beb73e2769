import { useState } from 'react'
import { PRODUCT_PHOTO_ALT_MAX, PRODUCT_PHOTOS_MAX } from '#contract/products/constants.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { Dialog, DialogActions } from '~/ui/operated/dialog.tsx'
import { FileButton } from '~/ui/operated/file-button.tsx'
import { TextInput } from '~/ui/operated/text-input.tsx'
import { addProductPhoto, arrangeProductPhotos, type OwnProduct } from '../api.ts'
import classes from './editor.module.css'
import { useAct } from './use-act.ts'

type OwnPhoto = OwnProduct['photos'][number]

const swapped = (photos: readonly OwnPhoto[], index: number, step: 1 | -1) => {
  const next = [...photos]
  next.splice(index + step, 0, ...next.splice(index, 1))
  return next
}

/** Photos of a product: added, ordered, described and removed. Each change is saved at once, the words together. */
export function PhotosDialog({ product, title, close }: { product: OwnProduct; title: string; close: () => void }) {
  const t = useT()
  const api = useApi()
  const act = useAct()
  const { photos, state } = product
  const [words, setWords] = useState<Record<number, Partial<OwnPhoto>>>({})
  const typed = (photo: OwnPhoto) => ({ ...photo, ...words[photo.id] })
  const type = (id: number, text: Partial<OwnPhoto>) => setWords((now) => ({ ...now, [id]: { ...now[id], ...text } }))
  const arrange = (next: readonly OwnPhoto[]) =>
    act.mutate(() =>
      arrangeProductPhotos(
        api,
        product,
        next.map(({ id, alt_english, alt_hindi }) => ({ id, alt_english, alt_hindi })),
      ),
    )
  return (
    <Dialog opened onClose={close} title={t('Photos of {title}', { title })}>
      <p>{t('The first photo is the cover. Say what each one shows, for people who cannot see it.')}</p>
      {state === 'published' && (
        <p>{t('If you add a photo or change a description, it is off sale until we have checked it again.')}</p>
      )}
      <ol className={classes.photos}>
        {photos.map((photo, index) => {
          const number = index + 1
          const which = <span className="pm-visually-hidden">: {t('Photo {number}', { number })}</span>
          return (
            <li key={photo.id}>
              <img src={photo.path} alt={photo.alt_english} width={960} height={720} />
              <div>
                <TextInput
                  label={t('What photo {number} shows', { number })}
                  maxLength={PRODUCT_PHOTO_ALT_MAX}
                  value={typed(photo).alt_english}
                  onChange={({ currentTarget }) => type(photo.id, { alt_english: currentTarget.value })}
                />
                <TextInput
                  label={t('The same in Hindi (optional)')}
                  maxLength={PRODUCT_PHOTO_ALT_MAX}
                  lang="hi"
                  value={typed(photo).alt_hindi}
                  onChange={({ currentTarget }) => type(photo.id, { alt_hindi: currentTarget.value })}
                />
                <div className={classes.actions}>
                  {index > 0 && (
                    <Button
                      variant="subtle"
                      disabled={act.isPending}
                      onClick={() => arrange(swapped(photos, index, -1))}
                    >
                      {t('Move up')}
                      {which}
                    </Button>
                  )}
                  {index < photos.length - 1 && (
                    <Button
                      variant="subtle"
                      disabled={act.isPending}
                      onClick={() => arrange(swapped(photos, index, 1))}
                    >
                      {t('Move down')}
                      {which}
                    </Button>
                  )}
                  <Button
                    variant="subtle"
                    disabled={act.isPending}
                    onClick={() => arrange(photos.filter(({ id }) => id !== photo.id))}
                  >
                    {t('Remove')}
                    {which}
                  </Button>
                </div>
              </div>
            </li>
          )
        })}
      </ol>
      <DialogActions>
        {photos.length < PRODUCT_PHOTOS_MAX && (
          <FileButton
            label={t('Choose a photo of {title}', { title })}
            accept="image/jpeg,image/png,image/webp"
            busy={act.isPending}
            onFile={(file) => act.mutate(() => addProductPhoto(api, product.id, file))}
          >
            {t('Add photo')}
          </FileButton>
        )}
        {photos.length > 0 && (
          <Button loading={act.isPending} onClick={() => arrange(photos.map(typed))}>
            {t('Save')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
