import { COMPARED_MAX } from '#contract/discovery/constants.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { toastFailure } from '~/ui/toast.tsx'
import { type Compared, toggleCompared, useCompared } from '../../compare/state.ts'
import classes from './compare-tick.module.css'

/** Selects a consultant for comparison, up to three. */
export function CompareTick({ consultant }: { consultant: Compared }) {
  const t = useT()
  const ticked = useCompared(({ compared }) => compared.some(({ id }) => id === consultant.id))
  const toggle = () => {
    if (toggleCompared(consultant)) return
    void toastFailure(t('You can compare up to {count}. Remove one first.', { count: COMPARED_MAX }))
  }
  return (
    <label className={classes.tick}>
      <input type="checkbox" checked={ticked} onChange={toggle} />
      <span>{t('Compare')}</span>
      <span className="pm-visually-hidden" lang={t.lang(consultant.name)}>
        {consultant.name}
      </span>
    </label>
  )
}
