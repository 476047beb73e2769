import { AGENDA_MAX } from '#contract/workshops/constants.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { TextInput } from '~/ui/operated/text-input.tsx'
import { Panel } from '~/ui/panel.tsx'
import { EMPTY_PART, type WorkshopValues } from './form.ts'
import classes from './staff.module.css'

interface AgendaFieldsProps {
  agenda: WorkshopValues['agenda']
  onChange: (agenda: WorkshopValues['agenda']) => void
}

/** The parts of the day; they are shown in the order of their times. */
export function AgendaFields({ agenda, onChange }: AgendaFieldsProps) {
  const t = useT()
  const change = (at: number, key: keyof typeof EMPTY_PART, value: string) =>
    onChange(agenda.map((part, n) => (n === at ? { ...part, [key]: value } : part)))
  return (
    <Panel title={t('Agenda')}>
      {agenda.map((part, n) => {
        const field = (key: keyof typeof EMPTY_PART) => ({
          value: part[key],
          onChange: (event: { currentTarget: { value: string } }) => change(n, key, event.currentTarget.value),
        })
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no identity besides their place.
          <fieldset key={n} className={classes.part}>
            <legend>{t('Part {number}', { number: n + 1 })}</legend>
            <TextInput type="time" label={t('Time in India')} {...field('at')} />
            <div className={classes.pairs}>
              <TextInput label={t('Title in English')} maxLength={120} {...field('title_english')} />
              <TextInput label={t('Title in Hindi')} lang="hi" maxLength={120} {...field('title_hindi')} />
              <TextInput label={t('Details in English')} maxLength={200} {...field('about_english')} />
              <TextInput label={t('Details in Hindi')} lang="hi" maxLength={200} {...field('about_hindi')} />
            </div>
            <Button variant="subtle" onClick={() => onChange(agenda.filter((_, at) => at !== n))}>
              {t('Remove part {number}', { number: n + 1 })}
            </Button>
          </fieldset>
        )
      })}
      {agenda.length < AGENDA_MAX && (
        <Button variant="default" onClick={() => onChange([...agenda, EMPTY_PART])}>
          {t('Add a part')}
        </Button>
      )}
    </Panel>
  )
}
