import { type UseFormInput, useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { fieldErrors, problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'

interface ApiFormOptions<Values extends Record<string, unknown>, Answer> {
  initialValues: Values
  /** Client-side validation; the server validates everything again. */
  validate?: NonNullable<UseFormInput<Values>['validate']>
  send: (values: Values) => Promise<Answer>
  onDone?: (answer: Answer, values: Values) => void
}

/**
 * The form of all back office screens. The server's field errors are shown at their fields, other errors above the
 * buttons; typed values always stay, and the first invalid field gets the focus.
 *
 *   const form = useApiForm({
 *     initialValues: { value: setting.value, reason: '' },
 *     send: (values) => api.call<typeof changeSetting>('PUT /api/web/v1/admin/settings/{key}', { key, ...values }),
 *     onDone: ({ message }) => toast(message),
 *   })
 *   return (
 *     <ApiForm form={form} submit={t('Save')}>
 *       <TextInput label={t('Help desk phone')} description={t('As it is read out')} {...form.field('value')} />
 *       <ReasonField {...form.field('reason')} />
 *     </ApiForm>
 *   )
 *
 * To confirm a destructive action use <ActDialog>, which is such a form with a reason.
 */
export function useApiForm<Values extends Record<string, unknown>, Answer>({
  initialValues,
  validate,
  send,
  onDone,
}: ApiFormOptions<Values, Answer>) {
  const t = useT()
  /** What was wrong is being corrected, so it is no longer shown. */
  const correcting = useRef(() => {})
  const form = useForm<Values>({
    initialValues,
    ...(validate && { validate }),
    onValuesChange: useCallback(() => correcting.current(), []),
  })
  const showErrors = (errors: Record<string, unknown>) => {
    const [first] = Object.keys(errors)
    if (first) form.getInputNode(first)?.focus()
  }
  const sending = useMutation({
    mutationFn: send,
    onSuccess: (answer, values) => onDone?.(answer, values),
    onError: (error) => {
      const errors = fieldErrors(error, t)
      form.setErrors(errors)
      showErrors(errors)
    },
  })
  correcting.current = () => {
    if (sending.isError) sending.reset()
  }
  return {
    field: form.getInputProps,
    values: form.values,
    setValues: form.setValues,
    unsaved: form.isDirty() && !sending.isSuccess,
    submit: form.onSubmit((values) => sending.mutate(values), showErrors),
    busy: sending.isPending,
    /** The error of the form as a whole, as one sentence. */
    problem: sending.error ? problemText(sending.error, t) : undefined,
  }
}

/** What an <ApiForm> needs of it, whatever its fields are. */
export type ApiFormState = Pick<ReturnType<typeof useApiForm>, 'submit' | 'busy' | 'problem'>
