import { type ComponentProps, useState } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { TextInput } from '~/ui/operated/text-input.tsx'
import { Textarea } from '~/ui/operated/textarea.tsx'
import classes from '../staff.module.css'

/** The server's error of a field of the document, by its path. */
export type ErrorAt = (path: string) => string | undefined

interface BothProps<Key extends string> {
  /** Without the language: 'title' of 'title_english' and 'title_hindi'. */
  name: Key
  labels: [english: string, hindi: string]
  value: { [K in `${Key}_english` | `${Key}_hindi`]: string }
  onChange: (change: { [K in `${Key}_english` | `${Key}_hindi`]?: string }) => void
  path: string
  errorAt: ErrorAt
  /** Several lines. */
  rows?: number
  maxLength: number
}

/** One text in both languages, side by side. */
export function BothLanguages<Key extends string>(props: BothProps<Key>) {
  const { name, labels, value, onChange, path, errorAt, rows, maxLength } = props
  return (['english', 'hindi'] as const).map((language, place) => {
    const key = `${name}_${language}` as const
    const common = {
      label: labels[place]!,
      ...(language === 'hindi' && { lang: 'hi' }),
      value: value[key],
      error: errorAt(`${path}.${key}`),
      maxLength,
    }
    const change = (text: string) => onChange({ [key]: text } as Parameters<typeof onChange>[0])
    return rows ? (
      <Textarea
        key={language}
        {...common}
        autosize
        minRows={rows}
        onChange={(event) => change(event.currentTarget.value)}
      />
    ) : (
      <TextInput key={language} {...common} onChange={(event) => change(event.currentTarget.value)} />
    )
  })
}

interface CountFieldProps extends Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange'> {
  value: number | null
  /** Whether an empty field is allowed; it is null. */
  optional?: boolean
  onChange: (value: number | null) => void
}

/** What is no number is refused by the server at its field: it is sent as nothing, or as too small where that is allowed. */
function numberOf(text: string, optional: boolean) {
  const number = Number(text)
  if (text.trim() !== '' && !Number.isNaN(number)) return number
  return text.trim() === '' && optional ? null : optional ? -1 : Number.NaN
}

/** A number. */
export function CountField({ value, optional = false, onChange, ...rest }: CountFieldProps) {
  const textOf = (number: number | null) => (number === null || Number.isNaN(number) ? '' : String(number))
  const [typed, setTyped] = useState(textOf(value))
  // Another value came from outside, for instance because questions were moved.
  const shown = Object.is(numberOf(typed, optional), value) ? typed : textOf(value)
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      {...rest}
      value={shown}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        onChange(numberOf(event.currentTarget.value, optional))
      }}
    />
  )
}

export function TitleFields({
  value,
  onChange,
  path,
  errorAt,
}: Omit<BothProps<'title'>, 'name' | 'labels' | 'rows' | 'maxLength'>) {
  const t = useT()
  return (
    <div className={classes.pairs}>
      <BothLanguages
        name="title"
        labels={[t('Title in English'), t('Title in Hindi')]}
        maxLength={120}
        {...{ value, onChange, path, errorAt }}
      />
    </div>
  )
}
