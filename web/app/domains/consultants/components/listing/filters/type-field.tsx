import { useT } from '~/lib/i18n/react.tsx'
import { Segments } from '~/ui/segments.tsx'
import { Group } from './group.tsx'
import type { Choices, FieldProps } from './types.ts'

/** All, or one type; sector and industry depend on it, so they are reset. */
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
