import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { refreshBackOffice } from '~/lib/back-office.ts'
import { localPath } from '~/lib/i18n/language.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { sectorIconNames } from '~/ui/icon-names.ts'
import { ApiForm } from '~/ui/operated/form/api-form.tsx'
import { ReasonField } from '~/ui/operated/form/reason-field.tsx'
import { useApiForm } from '~/ui/operated/form/use-api-form.ts'
import { NativeSelect } from '~/ui/operated/native-select.tsx'
import { UnsavedGuard } from '~/ui/operated/unsaved-guard.tsx'
import { toast } from '~/ui/toast.tsx'
import { SectorIcon } from '../components/sector-icon.tsx'
import { addSector, type CatalogueTree, changeSector, type EditedSector, entryPath } from './api.ts'
import classes from './form.module.css'
import { PlaceField, TitleFields } from './title-fields.tsx'
import { proposedSlug } from './words.ts'

interface SectorFormProps {
  /** Undefined for a new one. */
  sector: EditedSector | undefined
  types: CatalogueTree
}

export function SectorForm({ sector, types }: SectorFormProps) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const navigate = useNavigate()
  const form = useApiForm({
    initialValues: {
      title_english: sector?.title_english ?? '',
      title_hindi: sector?.title_hindi ?? '',
      slug: sector?.slug ?? '',
      icon: sector?.icon ?? 'layout-grid',
      categoryTypeId: String(sector?.categoryTypeId ?? types[0]?.id ?? 1),
      place: String(sector?.place ?? 1),
      reason: '',
    },
    validate: { reason: (text) => (text.trim() ? null : t('Please fill this in.')) },
    send: ({ categoryTypeId, place, ...rest }) => {
      const input = { ...rest, categoryTypeId: Number(categoryTypeId) }
      if (!sector) return addSector(api, input)
      const { id, hidden, version } = sector
      return changeSector(api, { ...input, id, hidden, version, place: Number(place) })
    },
    onDone: ({ message, data }) => {
      toast(t(message))
      refreshBackOffice(client)
      navigate(localPath(entryPath('sector', data.id), t.language), { preventScrollReset: true })
    },
  })
  const proposeSlug = () => {
    if (!form.values.slug) form.setValues({ slug: proposedSlug(form.values.title_english) })
  }
  return (
    <ApiForm form={form} submit={sector ? t('Save') : t('Add sector')}>
      <div className={classes.pairs}>
        <TitleFields
          english={form.field('title_english')}
          hindi={form.field('title_hindi')}
          slug={form.field('slug')}
          {...(!sector && { onNamed: proposeSlug })}
        />
        <NativeSelect
          label={t('Category type')}
          data={types.map((type) => ({ value: String(type.id), label: titleOf(type, t.language) }))}
          {...form.field('categoryTypeId')}
        />
        <NativeSelect
          label={t('Icon')}
          data={[...sectorIconNames]}
          leftSection={<SectorIcon name={form.values.icon} />}
          {...form.field('icon')}
        />
        {sector && form.values.categoryTypeId === String(sector.categoryTypeId) && (
          <PlaceField field={form.field('place')} siblings={sector.siblings} />
        )}
      </div>
      <ReasonField {...form.field('reason')} />
      <UnsavedGuard unsaved={form.unsaved} />
    </ApiForm>
  )
}
