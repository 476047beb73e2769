import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { Avatar } from '~/ui/avatar.tsx'
import type { Substitute } from '../api.ts'
import classes from './substitute-choice.module.css'

interface SubstituteChoiceProps {
  substitutes: readonly Substitute[]
  chosen: string
  choose: (id: string) => void
  error: string | undefined
}

/** Available consultants, the closest in expertise first. */
export function SubstituteChoice({ substitutes, chosen, choose, error }: SubstituteChoiceProps) {
  const t = useT()
  if (substitutes.length === 0)
    return <p className={classes.none}>{t('No consultant is free for this session at that time.')}</p>
  return (
    <fieldset className={classes.people}>
      <legend className="pm-visually-hidden">{t('Free consultants')}</legend>
      {substitutes.map((one) => (
        <label key={one.id}>
          <input
            type="radio"
            name="substitute"
            value={one.id}
            checked={String(one.id) === chosen}
            onChange={() => choose(String(one.id))}
          />
          <Avatar name={one.name} picture={one.thumbnail} size={38} />
          <span className={classes.words}>
            <strong>{one.name}</strong>
            <span>
              {[
                one.sameIndustry ? t('same industry') : one.headline,
                one.city,
                one.ratingAverage !== null && t('rated {rating}', { rating: one.ratingAverage.toFixed(1) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
          <span className="pm-num">{formatPaise(one.feePaise)}</span>
        </label>
      ))}
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
