import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { MOBILE_PATTERN } from '#contract/constants.ts'
import type { sendEnquiry } from '#contract/enquiries/endpoints.ts'
import { useAuth } from '~/domains/accounts/state.ts'
import type { Profile } from '~/domains/consultants/profile/api.ts'
import { fieldErrors } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatMobile } from '~/lib/phone.ts'
import { useApi } from '~/lib/query.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { Dialog } from '~/ui/operated/dialog.tsx'
import { MobileInput } from '~/ui/operated/mobile-input.tsx'
import { TextInput } from '~/ui/operated/text-input.tsx'
import { Textarea } from '~/ui/operated/textarea.tsx'
import classes from './written-request.module.css'

interface WrittenRequestProps {
  opened: boolean
  onClose: () => void
  consultant: Profile
}

/** Asks the help desk to arrange written advice; returns a reference number. */
export function WrittenRequest({ opened, onClose, consultant }: WrittenRequestProps) {
  const t = useT()
  const api = useApi()
  const auth = useAuth((state) => state.auth)
  const form = useForm({
    initialValues: { name: auth?.name ?? '', mobile: auth?.mobile ?? '', remarks: '' },
    validate: {
      name: (name) => (name.trim() ? null : t('Please fill this in.')),
      mobile: (mobile) =>
        MOBILE_PATTERN.test(mobile) ? null : t('Enter a 10-digit Indian mobile number. It begins with 6, 7, 8 or 9.'),
    },
  })
  const send = useMutation({
    mutationFn: ({ remarks, ...who }: typeof form.values) =>
      api.call<typeof sendEnquiry>('POST /api/web/v1/enquiry-new', {
        ...who,
        ...(auth?.email && { email: auth.email }),
        remarks: [`Written answer of ${consultant.name} (/consultants/${consultant.slug}).`, remarks.trim()]
          .filter(Boolean)
          .join('\n'),
        source: 'consultant-page',
      }),
    onError: (error) => form.setErrors(fieldErrors(error, t)),
  })
  const number = send.data?.data.number
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={
        number ? t('We have received your request') : t('Ask {name} for a written answer', { name: consultant.name })
      }
    >
      <p className={classes.what}>
        <strong>{t('Written answer')}</strong>
      </p>
      {number ? (
        <p role="status">
          {t('Your reference number is {number}. The help desk will call {mobile} about it.', {
            number,
            mobile: formatMobile(form.values.mobile),
          })}
        </p>
      ) : (
        <form noValidate className={classes.form} onSubmit={form.onSubmit((values) => send.mutate(values))}>
          <TextInput label={t('Name')} autoComplete="name" maxLength={120} required {...form.getInputProps('name')} />
          <MobileInput label={t('Mobile number')} required {...form.getInputProps('mobile')} />
          <Textarea
            label={t('What is it about?')}
            placeholder={t('Optional. A line is enough.')}
            maxLength={2000}
            {...form.getInputProps('remarks')}
          />
          <Button type="submit" size="lg" loading={send.isPending}>
            {t('Send request')}
          </Button>
          <p className={classes.note}>{t('We use your number only to reply to this enquiry.')}</p>
        </form>
      )}
    </Dialog>
  )
}
