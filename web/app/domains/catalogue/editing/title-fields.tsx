import type { ComponentProps } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { NativeSelect } from '~/ui/operated/native-select.tsx'
import { TextInput } from '~/ui/operated/text-input.tsx'

type FieldProps = ComponentProps<typeof TextInput>

interface TitleFieldsProps {
  english: FieldProps
  hindi: FieldProps
  slug: FieldProps
  /** Called when the English title of a new entry is entered. */
  onNamed?: () => void
}

/** Both titles and the slug. */
export function TitleFields({ english, hindi, slug, onNamed }: TitleFieldsProps) {
  const t = useT()
  return (
    <>
      <TextInput
        label={t('Title in English')}
        {...english}
        onBlur={(event) => {
          english.onBlur?.(event)
          onNamed?.()
        }}
      />
      <TextInput label={t('Title in Hindi')} lang="hi" {...hindi} />
      <TextInput
        label={t('Slug')}
        description={onNamed ? t('Used in the web address') : t('Old links keep working')}
        {...slug}
      />
    </>
  )
}

interface PlaceFieldProps {
  field: object
  siblings: number
}

/** Position of an entry in menus. */
export function PlaceField({ field, siblings }: PlaceFieldProps) {
  const t = useT()
  const places = Array.from({ length: siblings }, (_, at) => ({
    value: String(at + 1),
    label: t('{place} of {all}', { place: at + 1, all: siblings }),
  }))
  return <NativeSelect label={t('Place in the menu')} data={places} {...field} />
}
