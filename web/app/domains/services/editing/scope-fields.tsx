import { MILESTONES_MAX } from '#contract/services/constants.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { Button } from '~/ui/operated/button.tsx'
import type { useApiForm } from '~/ui/operated/form/use-api-form.ts'
import { RupeesInput } from '~/ui/operated/rupees-input.tsx'
import { TextInput } from '~/ui/operated/text-input.tsx'
import { Textarea } from '~/ui/operated/textarea.tsx'
import classes from './editor.module.css'
import { type MilestoneValues, NEW_MILESTONE } from './form.ts'

interface ScopeFieldsProps {
  /** The properties of a field by its name within the scope. */
  field: (name: string) => ReturnType<ReturnType<typeof useApiForm>['field']>
  milestones: readonly MilestoneValues[]
  setMilestones: (next: MilestoneValues[]) => void
}

/** What is delivered, in how many days, for how much, and in which milestones. */
export function ScopeFields({ field, milestones, setMilestones }: ScopeFieldsProps) {
  const t = useT()
  const problem = field('milestones').error
  return (
    <>
      <div className={classes.pairs}>
        <Textarea
          label={t('What is delivered, in English')}
          maxLength={600}
          autosize
          minRows={3}
          {...field('delivered_english')}
        />
        <Textarea
          label={t('What is delivered, in Hindi (optional)')}
          lang="hi"
          maxLength={600}
          autosize
          minRows={3}
          {...field('delivered_hindi')}
        />
        <TextInput label={t('Days until delivery')} inputMode="numeric" maxLength={3} {...field('days')} />
        <RupeesInput label={t('Price before GST')} whole {...field('pricePaise')} />
      </div>
      {milestones.map((_, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: milestones have no identity besides their place.
          key={index}
          className={classes.milestone}
        >
          <TextInput label={t('Milestone in English')} maxLength={80} {...field(`milestones.${index}.title_english`)} />
          <TextInput
            label={t('Milestone in Hindi (optional)')}
            lang="hi"
            maxLength={80}
            {...field(`milestones.${index}.title_hindi`)}
          />
          <TextInput
            label={t('Share in %')}
            inputMode="numeric"
            maxLength={3}
            {...field(`milestones.${index}.percent`)}
          />
          <Button variant="subtle" color="madder" onClick={() => setMilestones(milestones.toSpliced(index, 1))}>
            {t('Remove')}
          </Button>
        </div>
      ))}
      {typeof problem === 'string' && (
        <p className={classes.error} role="alert">
          {problem}
        </p>
      )}
      <div className={classes.acts}>
        {milestones.length < MILESTONES_MAX && (
          <Button variant="default" onClick={() => setMilestones([...milestones, NEW_MILESTONE])}>
            {t('Add a milestone')}
          </Button>
        )}
      </div>
    </>
  )
}
