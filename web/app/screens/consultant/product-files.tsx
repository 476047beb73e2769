import { useState } from 'react'
import { PRODUCT_FILE_KINDS, PRODUCT_FILES_MAX } from '#contract/products/constants.ts'
import { useAuth } from '~/domains/accounts/state.ts'
import { ChooseDialog } from '~/domains/locker/components/choose-dialog.tsx'
import { addProductVersion, type OwnProduct } from '~/domains/products/api.ts'
import classes from '~/domains/products/editor/editor.module.css'
import { useAct } from '~/domains/products/editor/use-act.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { Dialog, DialogActions } from '~/ui/operated/dialog.tsx'

interface Chosen {
  id: number
  name: string
}

/** Puts together the files of the next version, from the locker. */
export function ProductFiles({ product, close }: { product: OwnProduct; close: () => void }) {
  const t = useT()
  const api = useApi()
  const token = useAuth(({ auth }) => auth?.token)
  const [chosen, setChosen] = useState<readonly Chosen[]>([])
  const [isChoosing, setChoosing] = useState(true)
  const saving = useAct(close)
  if (isChoosing)
    return (
      <ChooseDialog
        title={t('Choose a PDF, Word or Excel file')}
        kinds={PRODUCT_FILE_KINDS}
        token={token}
        busy={false}
        onChoose={(id, name) => {
          setChosen((known) => [...known.filter((one) => one.id !== id), { id, name }])
          setChoosing(false)
        }}
        onClose={() => (chosen.length > 0 ? setChoosing(false) : close())}
      />
    )
  return (
    <Dialog opened onClose={close} title={t('Files the customer gets')}>
      <p>{t('PDFs are stamped with the name of each customer. Word and Excel files are delivered as they are.')}</p>
      <ul className={classes.files}>
        {chosen.map(({ id, name }) => (
          <li key={id}>
            <span lang={t.lang(name)}>{name}</span>
            <Button variant="subtle" onClick={() => setChosen(chosen.filter((one) => one.id !== id))}>
              {t('Remove')}
              <span className="pm-visually-hidden">: {name}</span>
            </Button>
          </li>
        ))}
      </ul>
      <DialogActions>
        {chosen.length < PRODUCT_FILES_MAX && (
          <Button variant="default" size="lg" onClick={() => setChoosing(true)}>
            {t('Add another file')}
          </Button>
        )}
        <Button
          size="lg"
          disabled={chosen.length === 0}
          loading={saving.isPending}
          onClick={() =>
            saving.mutate(() =>
              addProductVersion(
                api,
                product.id,
                chosen.map(({ id }) => id),
              ),
            )
          }
        >
          {t('Save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
