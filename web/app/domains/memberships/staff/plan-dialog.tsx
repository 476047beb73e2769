import { useQueryClient } from '@tanstack/react-query'
import { HELP_DESK_LEVELS, PLAN_STATES } from '#contract/memberships/constants.ts'
import { refreshBackOffice } from '~/lib/back-office.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { Dialog } from '~/ui/operated/dialog.tsx'
import { ApiForm } from '~/ui/operated/form/api-form.tsx'
import { ReasonField } from '~/ui/operated/form/reason-field.tsx'
import { useApiForm } from '~/ui/operated/form/use-api-form.ts'
import { NativeSelect } from '~/ui/operated/native-select.tsx'
import { RupeesInput } from '~/ui/operated/rupees-input.tsx'
import { TextInput } from '~/ui/operated/text-input.tsx'
import { toast } from '~/ui/toast.tsx'
import { helpDeskLevels } from '../words.ts'
import { changePlan, createPlan, type StaffPlan } from './api.ts'
import {
  changedPlanOf,
  isAmount,
  isCount,
  isPercent,
  newPlanOf,
  PERCENTAGES,
  type TypedPlan,
  typedOf,
} from './plan-form.ts'
import classes from './staff.module.css'
import { percentages, planStates } from './words.ts'

interface PlanDialogProps {
  /** Undefined for a new one. */
  plan: StaffPlan | undefined
  close: () => void
}

/** Edits a plan. Members keep the terms they bought. */
export function PlanDialog({ plan, close }: PlanDialogProps) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const missing = (text: string) => (text.trim() ? null : t('Please fill this in.'))
  const count = (text: string) => (isCount(text) ? null : t('Enter a whole number.'))
  const percent = (text: string) => (isPercent(text) ? null : t('Enter a percentage.'))
  const form = useApiForm({
    initialValues: typedOf(plan),
    validate: {
      ...{ slug: missing, title_english: missing, title_hindi: missing, suits_english: missing, suits_hindi: missing },
      price: (text) => (isAmount(text) ? null : t('Enter an amount in rupees.')),
      ...{ months: count, talkMinutes: count, includedAnswers: count, courses: count, pauseDays: count },
      ...{ position: count, reason: missing },
      ...Object.fromEntries(PERCENTAGES.map((key) => [key, percent])),
    },
    send: async (typed: TypedPlan): Promise<{ message: string }> =>
      plan ? changePlan(api, changedPlanOf(plan, typed)) : createPlan(api, newPlanOf(typed)),
    onDone: ({ message }) => {
      void toast(t(message))
      void refreshBackOffice(client)
      close()
    },
  })
  const { field } = form
  const number = { inputMode: 'numeric' as const, autoComplete: 'off' }
  return (
    <Dialog opened onClose={close} title={plan ? titleOf(plan, t.language) : t('New plan')} width={720}>
      {plan && <p>{t('Changes apply to new purchases. Members keep the terms they bought.')}</p>}
      <ApiForm form={form} submit={plan ? t('Save') : t('Create plan')} onCancel={close}>
        {!plan && <TextInput label={t('Slug')} autoComplete="off" data-autofocus {...field('slug')} />}
        <div className={classes.pair}>
          <TextInput label={t('Title in English')} {...field('title_english')} />
          <TextInput label={t('Title in Hindi')} lang="hi" {...field('title_hindi')} />
          <TextInput label={t('Whom it suits, in English')} {...field('suits_english')} />
          <TextInput label={t('Whom it suits, in Hindi')} lang="hi" {...field('suits_hindi')} />
          <RupeesInput label={t('Price before GST')} {...field('price')} />
          <TextInput label={t('Months')} {...number} {...field('months')} />
          {PERCENTAGES.map((key) => (
            <TextInput
              key={key}
              label={t(percentages[key])}
              inputMode="decimal"
              autoComplete="off"
              rightSection="%"
              {...field(key)}
            />
          ))}
          <TextInput label={t('Expert talk minutes, free')} {...number} {...field('talkMinutes')} />
          <TextInput label={t('Written consultancies')} {...number} {...field('includedAnswers')} />
          <TextInput label={t('Courses included')} {...number} {...field('courses')} />
          <TextInput label={t('Days it can be paused')} {...number} {...field('pauseDays')} />
          <NativeSelect
            label={t('Help desk')}
            data={HELP_DESK_LEVELS.map((value) => ({ value, label: t(helpDeskLevels[value]) }))}
            {...field('helpDesk')}
          />
          <TextInput label={t('Position')} {...number} {...field('position')} />
          <NativeSelect
            label={t('State|of an account')}
            data={PLAN_STATES.map((value) => ({ value, label: t(planStates[value].word) }))}
            {...field('state')}
          />
        </div>
        <ReasonField {...field('reason')} />
      </ApiForm>
    </Dialog>
  )
}
