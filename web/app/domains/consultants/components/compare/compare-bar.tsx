import { useEffect } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { ButtonLink, PlainButton } from '~/ui/button-link.tsx'
import { Icon } from '~/ui/icon.tsx'
import { clearCompared, comparePath, followCompared, toggleCompared, useCompared } from '../../compare/state.ts'
import { Portrait } from '../portrait.tsx'
import classes from './compare-bar.module.css'

/** The selected consultants, at the bottom of the list. */
export function CompareBar() {
  const t = useT()
  const compared = useCompared((state) => state.compared)
  useEffect(followCompared, [])
  if (compared.length === 0) return null
  return (
    <section className={classes.bar} aria-label={t('To compare')}>
      <ul className={classes.people}>
        {compared.map((person) => (
          <li key={person.id}>
            <Portrait id={person.id} picture={person.thumbnail} width={36} />
            <span className={classes.name}>{person.name}</span>
            <button
              type="button"
              aria-label={t('Remove {name} from comparison', { name: person.name })}
              onClick={() => toggleCompared(person)}
            >
              <Icon name="x" size={16} />
            </button>
          </li>
        ))}
      </ul>
      <div className={classes.actions}>
        <PlainButton variant="plain" onClick={clearCompared}>
          {t('Clear')}
        </PlainButton>
        {compared.length > 1 ? (
          <ButtonLink to={comparePath(compared)}>{t('Compare {count}', { count: compared.length })}</ButtonLink>
        ) : (
          <span className={classes.hint}>{t('Select one more to compare')}</span>
        )}
      </div>
    </section>
  )
}
