import { useState } from 'react'
import type { megaMenu } from '#contract/catalogue/endpoints.ts'
import type { Received } from '#contract/endpoint.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { titleOf } from '~/lib/titles.ts'
import { Icon } from '~/ui/icon.tsx'
import { Checkbox } from '~/ui/operated/checkbox.tsx'
import { TextInput } from '~/ui/operated/text-input.tsx'
import classes from './expertise-picker.module.css'

type Catalogue = Received<typeof megaMenu>['categoryTypes']
type Industry = Catalogue[number]['sectors'][number]['industries'][number]

export interface IndustrySearch {
  typed: string
  onType: (typed: string) => void
  /** Search results, closest first; undefined until the search has answered. */
  found: readonly number[] | undefined
}

interface ExpertisePickerProps {
  catalogue: Catalogue
  search: IndustrySearch
  picked: readonly number[]
  most: number
  onToggle: (id: number) => void
}

/** Type → sector → industry; a search covers all of them at once. */
export function ExpertisePicker({ catalogue, search, picked, most, onToggle }: ExpertisePickerProps) {
  const t = useT()
  const [typeId, setTypeId] = useState(catalogue[0]?.id)
  const [sectorId, setSectorId] = useState<number>()
  const type = catalogue.find(({ id }) => id === typeId) ?? catalogue[0]
  const sector = type?.sectors.find(({ id }) => id === sectorId) ?? type?.sectors[0]
  const pickedIn = (industries: readonly Industry[]) => industries.filter(({ id }) => picked.includes(id)).length
  const tally = (count: number) => count > 0 && <span>{t('{count} selected', { count })}</span>
  const searching = search.typed.trim() !== ''
  const found = searching ? matching(catalogue, search) : sector?.industries
  return (
    <div className={classes.picker}>
      <div className={classes.search}>
        <TextInput
          type="search"
          aria-label={t('Search industries in English or Hindi')}
          placeholder={t('Search industries in English or Hindi')}
          leftSection={<Icon name="search" size={20} />}
          value={search.typed}
          onChange={(event) => search.onType(event.currentTarget.value)}
        />
      </div>
      <div className={classes.columns} data-searching={searching}>
        <div className={classes.column}>
          <h2>{t('Type')}</h2>
          <ul>
            {catalogue.map((one) => (
              <li key={one.id}>
                <button type="button" aria-pressed={one.id === type?.id} onClick={() => setTypeId(one.id)}>
                  {titleOf(one, t.language)}
                  {tally(pickedIn(one.sectors.flatMap(({ industries }) => industries)))}
                </button>
              </li>
            ))}
          </ul>
        </div>
        <div className={classes.column}>
          <h2>{t('Sector')}</h2>
          <ul>
            {type?.sectors.map((one) => (
              <li key={one.id}>
                <button type="button" aria-pressed={one.id === sector?.id} onClick={() => setSectorId(one.id)}>
                  {titleOf(one, t.language)}
                  {tally(pickedIn(one.industries))}
                </button>
              </li>
            ))}
          </ul>
        </div>
        <fieldset className={classes.column}>
          <legend>{t('Industry')}</legend>
          <ul>
            {found?.map((industry) => (
              <li key={industry.id} className={classes.industry}>
                <Checkbox
                  checked={picked.includes(industry.id)}
                  disabled={!picked.includes(industry.id) && picked.length >= most}
                  onChange={() => onToggle(industry.id)}
                  label={
                    t.language === 'hi' ? (
                      industry.title_hindi
                    ) : (
                      <>
                        {industry.title_english} <span lang="hi">{industry.title_hindi}</span>
                      </>
                    )
                  }
                />
                <span className="pm-num">
                  {t.count(industry.consultantsCount, '{count} consultant', '{count} consultants')}
                </span>
              </li>
            ))}
          </ul>
          <p className={classes.none} role="status">
            {found?.length === 0 && t('No industry with this name.')}
          </p>
        </fieldset>
      </div>
    </div>
  )
}

/** Matches of the server's search, including typos and romanised Hindi; until it answers, plain substring matches. */
function matching(catalogue: Catalogue, { typed, found }: IndustrySearch) {
  const industries = catalogue.flatMap(({ sectors }) => sectors.flatMap((sector) => sector.industries))
  if (found) return found.flatMap((id) => industries.find((industry) => industry.id === id) ?? [])
  const words = typed.trim().toLowerCase().split(/\s+/)
  return industries.filter(({ title_english, title_hindi }) => {
    const text = `${title_english} ${title_hindi}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
