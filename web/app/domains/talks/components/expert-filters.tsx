import { CONSULTING_LANGUAGES } from '#contract/consultants/constants.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { msg } from '~/lib/i18n/texts.ts'
import { languageNames } from '~/lib/languages.ts'
import { Icon } from '~/ui/icon.tsx'
import classes from './expert-filters.module.css'

export const SORTS = ['free', 'rating', 'rate'] as const
type Sort = (typeof SORTS)[number]

const words: Record<Sort, string> = {
  free: msg('Free first'),
  rating: msg('Highest rated'),
  rate: msg('Lowest rate first'),
}

interface ExpertFiltersProps {
  language: string | undefined
  sort: string | undefined
  onChange: (changes: Record<string, string>) => void
}

/** Two plain selects; without a script the form submits them. */
export function ExpertFilters({ language = '', sort = 'free', onChange }: ExpertFiltersProps) {
  const t = useT()
  return (
    <form method="get" className={classes.filters}>
      <span className={classes.select}>
        <select
          name="language"
          aria-label={t('Language')}
          value={language}
          onChange={(event) => onChange({ language: event.currentTarget.value })}
        >
          <option value="">{t('Any language')}</option>
          {CONSULTING_LANGUAGES.map((code) => (
            <option key={code} value={code}>
              {languageNames([code], t.language)}
            </option>
          ))}
        </select>
        <Icon name="selector" size={16} />
      </span>
      <span className={classes.select}>
        <select
          name="sort"
          aria-label={t('Sort by')}
          value={sort}
          onChange={(event) =>
            onChange({ sort: event.currentTarget.value === 'free' ? '' : event.currentTarget.value })
          }
        >
          {SORTS.map((one) => (
            <option key={one} value={one}>
              {t(words[one])}
            </option>
          ))}
        </select>
        <Icon name="selector" size={16} />
      </span>
      <noscript>
        <button type="submit">{t('Show')}</button>
      </noscript>
    </form>
  )
}
