import { useNavigate } from 'react-router'
import { localPath } from '~/lib/i18n/language.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { Button } from '~/ui/operated/button.tsx'
import { Dialog, DialogActions } from '~/ui/operated/dialog.tsx'
import classes from './programme.module.css'

interface Row {
  id: number
  title: string
  pricePaise: number | null
}

interface ReplacedDialogProps {
  added: Row
  replaced: readonly Row[]
  onUndo: () => void
  onClose: () => void
}

/** A sector's programme was added: which programmes of the cart it replaced. */
export function ReplacedDialog({ added, replaced, onUndo, onClose }: ReplacedDialogProps) {
  const t = useT()
  const navigate = useNavigate()
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t.count(replaced.length, 'Added. {count} item was replaced', 'Added. {count} items were replaced')}
    >
      <p>{t('The sector programme already contains them.')}</p>
      <ul className={`${classes.replaced} pm-num`}>
        {replaced.map(({ id, title, pricePaise }) => (
          <li key={id}>
            <s>{title}</s>
            {pricePaise !== null && <span>− {formatPaise(pricePaise)}</span>}
          </li>
        ))}
        <li>
          <span>{added.title}</span>
          {added.pricePaise !== null && <span>{formatPaise(added.pricePaise)}</span>}
        </li>
      </ul>
      <DialogActions>
        <Button variant="default" size="lg" onClick={onUndo}>
          {t('Undo')}
        </Button>
        <Button size="lg" onClick={() => navigate(localPath('/cart', t.language))} data-autofocus>
          {t('Go to cart')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
