import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { MOBILE_PATTERN } from '#contract/constants.ts'
import type { Sent } from '#contract/endpoint.ts'
import type { sendEnquiry } from '#contract/enquiries/endpoints.ts'
import { fieldErrors } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import type { LookUpPlace } from '~/lib/pincode.ts'
import { useApi } from '~/lib/query.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { MobileInput } from '~/ui/operated/mobile-input.tsx'
import { PlaceFields } from '~/ui/operated/place-fields.tsx'
import { TextInput } from '~/ui/operated/text-input.tsx'
import { Textarea } from '~/ui/operated/textarea.tsx'
import { notSent } from '../not-sent.ts'
import classes from './enquiry-form.module.css'

type Enquiry = Record<keyof Omit<Sent<typeof sendEnquiry>, 'source' | 'kind' | 'callAt' | 'callLanguage'>, string>
const empty: Enquiry = { name: '', mobile: '', email: '', pincode: '', city: '', state: '', remarks: '' }

interface EnquiryFormProps {
  /** Prefilled from the signed-in account. */
  start?: Partial<Enquiry>
  lookUpPlace: LookUpPlace
  onSent: (message: string, number: string) => void
}

export function EnquiryForm({ start, lookUpPlace, onSent }: EnquiryFormProps) {
  const t = useT()
  const api = useApi()
  const form = useForm<Enquiry>({
    initialValues: { ...empty, ...start },
    validate: {
      name: (name) => (name.trim() ? null : t('Please fill this in.')),
      mobile: (mobile) =>
        MOBILE_PATTERN.test(mobile) ? null : t('Enter a 10-digit Indian mobile number. It begins with 6, 7, 8 or 9.'),
    },
  })
  const send = useMutation({
    mutationFn: (enquiry: Enquiry) => api.call<typeof sendEnquiry>('POST /api/web/v1/enquiry-new', enquiry),
    onSuccess: ({ message, data }) => onSent(message, data.number),
    onError: notSent((error) => form.setErrors(fieldErrors(error, t))),
  })
  return (
    <form className={classes.form} noValidate onSubmit={form.onSubmit((enquiry) => send.mutate(enquiry))}>
      <p className={classes.wide}>
        {t('Tell us where you are and what you make. Our help desk will call you back within one working hour.')}
      </p>
      <TextInput label={t('Name')} autoComplete="name" maxLength={120} required {...form.getInputProps('name')} />
      <MobileInput label={t('Mobile number')} required {...form.getInputProps('mobile')} />
      <TextInput
        label={t('Email')}
        type="email"
        autoComplete="email"
        placeholder={t('Optional')}
        {...form.getInputProps('email')}
      />
      <PlaceFields form={form} lookUpPlace={lookUpPlace} className={classes.place} />
      <Textarea
        className={classes.wide}
        label={t('What do you need?')}
        placeholder={t('Optional. A line is enough.')}
        minRows={1}
        maxLength={4000}
        {...form.getInputProps('remarks')}
      />
      <Button type="submit" size="lg" className={classes.wide} loading={send.isPending}>
        {t('Submit')}
      </Button>
      <p className={`${classes.wide} ${classes.note}`}>{t('We use your number only to reply to this enquiry.')}</p>
    </form>
  )
}
