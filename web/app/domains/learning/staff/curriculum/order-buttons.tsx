import { useT } from '~/lib/i18n/react.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import classes from '../staff.module.css'

interface OrderButtonsProps {
  /** What is moved, for screen readers. */
  name: string
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** Up, down and remove. A disabled button would lose the focus, so the ends are only marked. */
export function OrderButtons({ name, isFirst, isLast, onMove, onRemove }: OrderButtonsProps) {
  const t = useT()
  return (
    <span className={classes.order}>
      <IconButton
        icon="arrow-up"
        label={t('Move up: {name}', { name })}
        aria-disabled={isFirst}
        onClick={() => isFirst || onMove(-1)}
      />
      <IconButton
        icon="arrow-down"
        label={t('Move down: {name}', { name })}
        aria-disabled={isLast}
        onClick={() => isLast || onMove(1)}
      />
      <IconButton icon="trash" label={t('Remove: {name}', { name })} onClick={onRemove} />
    </span>
  )
}
