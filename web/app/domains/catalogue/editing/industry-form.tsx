import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { refreshBackOffice } from '~/lib/back-office.ts'
import { localPath } from '~/lib/i18n/language.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { ApiForm } from '~/ui/operated/form/api-form.tsx'
import { ReasonField } from '~/ui/operated/form/reason-field.tsx'
import { useApiForm } from '~/ui/operated/form/use-api-form.ts'
import { NativeSelect } from '~/ui/operated/native-select.tsx'
import { Textarea } from '~/ui/operated/textarea.tsx'
import { UnsavedGuard } from '~/ui/operated/unsaved-guard.tsx'
import { toast } from '~/ui/toast.tsx'
import { addIndustry, type CatalogueTree, changeIndustry, type EditedIndustry, entryPath } from './api.ts'
import classes from './form.module.css'
import { PlaceField, TitleFields } from './title-fields.tsx'
import { apart, proposedSlug } from './words.ts'

interface IndustryFormProps {
  /** Undefined for a new one. */
  industry: EditedIndustry | undefined
  types: CatalogueTree
}

export function IndustryForm({ industry, types }: IndustryFormProps) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const navigate = useNavigate()
  const firstSector = types.flatMap(({ sectors }) => sectors)[0]?.id ?? 0
  const form = useApiForm({
    initialValues: {
      title_english: industry?.title_english ?? '',
      title_hindi: industry?.title_hindi ?? '',
      slug: industry?.slug ?? '',
      sectorId: String(industry?.sectorId ?? firstSector),
      place: String(industry?.place ?? 1),
      spellings: industry?.spellings.join(', ') ?? '',
      reason: '',
    },
    validate: { reason: (text) => (text.trim() ? null : t('Please fill this in.')) },
    send: ({ sectorId, place, spellings, ...rest }) => {
      const input = { ...rest, sectorId: Number(sectorId), spellings: apart(spellings) }
      if (!industry) return addIndustry(api, input)
      const { id, hidden, version } = industry
      return changeIndustry(api, { ...input, id, hidden, version, place: Number(place) })
    },
    onDone: ({ message, data }) => {
      toast(t(message))
      refreshBackOffice(client)
      navigate(localPath(entryPath('industry', data.id), t.language), { preventScrollReset: true })
    },
  })
  const proposeSlug = () => {
    if (!form.values.slug) form.setValues({ slug: proposedSlug(form.values.title_english) })
  }
  return (
    <ApiForm form={form} submit={industry ? t('Save') : t('Add industry')}>
      <div className={classes.pairs}>
        <TitleFields
          english={form.field('title_english')}
          hindi={form.field('title_hindi')}
          slug={form.field('slug')}
          {...(!industry && { onNamed: proposeSlug })}
        />
        <NativeSelect
          label={t('Sector')}
          description={
            industry &&
            t.count(industry.inUse.listed, 'This also moves {count} consultant', 'This also moves {count} consultants')
          }
          data={types.map((type) => ({
            group: titleOf(type, t.language),
            items: type.sectors.map((sector) => ({ value: String(sector.id), label: titleOf(sector, t.language) })),
          }))}
          {...form.field('sectorId')}
        />
        {industry && form.values.sectorId === String(industry.sectorId) && (
          <PlaceField field={form.field('place')} siblings={industry.siblings} />
        )}
      </div>
      <Textarea
        label={t('Also found by')}
        description={t('Roman Hindi and common spellings, separated by commas')}
        minRows={2}
        {...form.field('spellings')}
      />
      <ReasonField {...form.field('reason')} />
      <UnsavedGuard unsaved={form.unsaved} />
    </ApiForm>
  )
}
