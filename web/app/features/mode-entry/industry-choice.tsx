import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { megaMenuQuery } from '~/domains/catalogue/api.ts'
import { localPath } from '~/lib/i18n/language.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { PlainButton } from '~/ui/button-link.tsx'
import { Icon } from '~/ui/icon.tsx'
import classes from './industry-choice.module.css'
import type { EntryMode } from './queries.ts'

/** The first step: the industry. A plain form, so that it works without scripts. */
export function IndustryChoice({ mode }: { mode: EntryMode }) {
  const t = useT()
  const navigate = useNavigate()
  const menu = useQuery(megaMenuQuery(useApi())).data
  const list = localPath('/consultants', t.language)
  const sectors = menu?.categoryTypes.flatMap((type) => type.sectors) ?? []
  const listed = sectors
    .map((sector) => ({ ...sector, industries: sector.industries.filter((one) => one.consultantsCount > 0) }))
    .filter(({ industries }) => industries.length > 0)
  return (
    <form
      className={classes.form}
      action={list}
      method="get"
      onSubmit={(event) => {
        event.preventDefault()
        const industry = new FormData(event.currentTarget).get('industry')
        navigate(`${list}?mode=${mode}${industry ? `&industry=${industry}` : ''}`)
      }}
    >
      <input type="hidden" name="mode" value={mode} />
      <label className={classes.field}>
        <span>{t('What is it about?')}</span>
        <Icon name="selector" size={16} />
        <select name="industry" defaultValue="">
          <option value="">{t('Any industry')}</option>
          {listed.map((sector) => (
            <optgroup key={sector.id} label={titleOf(sector, t.language)}>
              {sector.industries.map((industry) => (
                <option key={industry.id} value={industry.id}>
                  {titleOf(industry, t.language)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <PlainButton type="submit" size="lg">
        {t('Show consultants')}
      </PlainButton>
    </form>
  )
}
