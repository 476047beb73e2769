import { useT } from '~/lib/i18n/react.tsx'
import { languageNames } from '~/lib/languages.ts'
import { ChipSet } from '~/ui/chip-set.tsx'
import { modes } from '../mode-fees.tsx'
import { CityField } from './city-field.tsx'
import { FeeField } from './fee-field.tsx'
import { Group } from './group.tsx'
import { IndustryField } from './industry-field.tsx'
import { SectorField } from './sector-field.tsx'
import { SwitchRow } from './switch-row.tsx'
import { TypeField } from './type-field.tsx'
import type { Choices, FieldProps } from './types.ts'

const OFFERED_LANGUAGES = ['en', 'hi', 'mr', 'gu', 'ta', 'bn', 'te', 'kn']
const RATINGS = [4.5, 4, 3.5]
const YEARS = [5, 10, 20]

/** All filters as fields of a plain form; the same in the rail and in the sheet. */
export function FilterFields({ filters, change, choices }: FieldProps & { choices: Choices }) {
  const t = useT()
  const field = { filters, change }
  const languages = [...new Set([...OFFERED_LANGUAGES, ...filters.languages])]
  const toggleLanguage = (code: string) => {
    const others = filters.languages.filter((one) => one !== code)
    change({ languages: others.length < filters.languages.length ? others : [...others, code] })
  }
  return (
    <>
      <TypeField {...field} choices={choices} />
      <SectorField {...field} choices={choices} />
      <IndustryField {...field} choices={choices} />
      <Group legend={t('When')}>
        <SwitchRow
          label={t('Available today')}
          name="free"
          value="today"
          checked={filters.free === 'today'}
          onToggle={(on) => change({ free: on ? 'today' : undefined })}
        />
        <SwitchRow
          label={t('Free within 30 minutes')}
          name="free"
          value="soon"
          checked={filters.free === 'soon'}
          onToggle={(on) => change({ free: on ? 'soon' : undefined })}
        />
        <SwitchRow
          label={t('Online now')}
          name="online"
          value="yes"
          checked={filters.online}
          onToggle={(online) => change({ online })}
        />
      </Group>
      <Group legend={t('Consultation')}>
        <ChipSet
          kind="radio"
          name="mode"
          chips={[
            { value: '', label: t('Any') },
            ...modes.map(({ mode, title }) => ({ value: mode, label: t(title) })),
          ]}
          chosen={[filters.mode ?? '']}
          onChoose={(value) => change({ mode: modes.find(({ mode }) => mode === value)?.mode })}
        />
      </Group>
      <Group legend={t('Language')}>
        <ChipSet
          kind="checkbox"
          name="language"
          chips={languages.map((code) => ({ value: code, label: languageNames([code], t.language) }))}
          chosen={filters.languages}
          onChoose={toggleLanguage}
        />
      </Group>
      <FeeField {...field} />
      <Group legend={t('Rating')}>
        <ChipSet
          kind="radio"
          name="rating"
          chips={[
            { value: '', label: t('Any') },
            ...RATINGS.map((stars) => ({ value: String(stars), label: t('{stars}+ ★', { stars: stars.toFixed(1) }) })),
          ]}
          chosen={[String(filters.rating ?? '')]}
          onChoose={(value) => change({ rating: Number(value) || undefined })}
        />
      </Group>
      <Group legend={t('Experience')}>
        <ChipSet
          kind="radio"
          name="experience"
          chips={[
            { value: '', label: t('Any') },
            ...YEARS.map((years) => ({ value: String(years), label: t('{years}+ yrs', { years }) })),
          ]}
          chosen={[String(filters.experience ?? '')]}
          onChoose={(value) => change({ experience: Number(value) || undefined })}
        />
      </Group>
      <CityField {...field} />
    </>
  )
}
