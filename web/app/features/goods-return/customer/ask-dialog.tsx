import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { RETURN_PHOTOS_MAX, RETURN_REASONS, type ReturnReason } from '#contract/products/constants.ts'
import { useAuth } from '~/domains/accounts/state.ts'
import { ChooseDialog } from '~/domains/locker/components/choose-dialog.tsx'
import { askReturn } from '~/domains/products/goods/api.ts'
import classes from '~/domains/products/goods/goods.module.css'
import { returnReasons } from '~/domains/products/returns/words.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { Dialog } from '~/ui/operated/dialog.tsx'
import { ApiForm } from '~/ui/operated/form/api-form.tsx'
import { useApiForm } from '~/ui/operated/form/use-api-form.ts'
import { NativeSelect } from '~/ui/operated/native-select.tsx'
import { Textarea } from '~/ui/operated/textarea.tsx'
import { useReturnAct } from '../use-return-act.ts'

interface Photo {
  id: number
  name: string
}

/** Asks for a return: why, in words, and photos from the locker. */
export function AskDialog({ shipmentId, close }: { shipmentId: number; close: () => void }) {
  const t = useT()
  const api = useApi()
  const token = useAuth(({ auth }) => auth?.token)
  const { done } = useReturnAct(close)
  const [photos, setPhotos] = useState<Photo[]>([])
  const [isChoosing, setChoosing] = useState(false)
  const addButton = useRef<HTMLButtonElement>(null)
  const form = useApiForm({
    initialValues: { reason: 'damaged' as ReturnReason, details: '' },
    validate: { details: (text) => (text.trim() ? null : t('Please fill this in.')) },
    send: (values) => askReturn(api, { id: shipmentId, ...values, photos: photos.map(({ id }) => id) }),
    onDone: done,
  })
  const add = (id: number, name: string) => {
    setPhotos((chosen) => [...chosen.filter((photo) => photo.id !== id), { id, name }])
    setChoosing(false)
  }
  const remove = (id: number) => {
    flushSync(() => setPhotos((chosen) => chosen.filter((photo) => photo.id !== id)))
    addButton.current?.focus()
  }
  return (
    <Dialog opened onClose={close} title={t('Return these goods')}>
      <ApiForm form={form} submit={t('Ask for a return')} onCancel={close}>
        <NativeSelect
          label={t('What is wrong?')}
          data={RETURN_REASONS.map((value) => ({ value, label: t(returnReasons[value]) }))}
          {...form.field('reason')}
        />
        <Textarea label={t('Tell the seller more')} minRows={3} autosize maxLength={1000} {...form.field('details')} />
        <p>
          {t('Photos help the seller decide. Only the seller and our team can see them, until the return is closed.')}
        </p>
        {photos.length > 0 && (
          <ul className={classes.photos} aria-label={t('Photos|of goods')}>
            {photos.map(({ id, name }) => (
              <li key={id}>
                <Button variant="default" rightSection={<Icon name="x" size={16} />} onClick={() => remove(id)}>
                  {name}
                  <span className="pm-visually-hidden">: {t('Remove')}</span>
                </Button>
              </li>
            ))}
          </ul>
        )}
        {photos.length < RETURN_PHOTOS_MAX && (
          <div>
            <Button
              ref={addButton}
              variant="default"
              leftSection={<Icon name="plus" />}
              onClick={() => setChoosing(true)}
            >
              {t('Add a photo|of goods')}
            </Button>
          </div>
        )}
      </ApiForm>
      {isChoosing && (
        <ChooseDialog
          title={t('Choose a photo')}
          kinds={['jpeg', 'png', 'webp']}
          token={token}
          busy={false}
          onChoose={add}
          onClose={() => setChoosing(false)}
        />
      )}
    </Dialog>
  )
}
