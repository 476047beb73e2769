import { useT } from '~/lib/i18n/react.tsx'
import { Segments } from '~/ui/segments.tsx'
import { Group } from './group.tsx'
import type { Choices, FieldProps } from './types.ts'

/** All, or one kind of consultant; sector and industry belong to a kind, so they begin anew. */
export function TypeField({ change, choices: { types, chosen } }: FieldProps & { choices: Choices }) {
  const t = useT()
  return (
    <Group legend={t('Consultant type')}>
      <Segments
        name="consultant"
        choices={[
          { value: '', label: t('All') },
          ...types.map(({ id, title }) => ({ value: String(id), label: title })),
        ]}
        chosen={String(chosen.typeId ?? '')}
        onChoose={(value) => change({ consultant: value || undefined, sector: undefined, industry: undefined })}
      />
    </Group>
  )
}
