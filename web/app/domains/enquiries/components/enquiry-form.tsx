import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { MOBILE_PATTERN } from '#contract/constants.ts'
import type { Sent } from '#contract/endpoint.ts'
import type { sendEnquiry } from '#contract/enquiries/endpoints.ts'
import { fieldErrors } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import type { LookUpPlace } from '~/lib/pincode.ts'
import { useApi } from '~/lib/query.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { MobileInput } from '~/ui/operated/mobile-input.tsx'
import { PlaceFields } from '~/ui/operated/place-fields.tsx'
import { TextInput } from '~/ui/operated/text-input.tsx'
import { Textarea } from '~/ui/operated/textarea.tsx'
import { notSent } from '../not-sent.ts'
import { useFilledSeconds } from '../use-filled-seconds.ts'
import { workingTime } from '../working-time.ts'
import classes from './enquiry-form.module.css'
import { HiddenField } from './hidden-field.tsx'

type Typed = 'name' | 'mobile' | 'email' | 'pincode' | 'city' | 'state' | 'remarks' | 'website'
type Enquiry = Record<Typed, string>
const empty: Enquiry = { name: '', mobile: '', email: '', pincode: '', city: '', state: '', remarks: '', website: '' }

/** Where an enquiry goes: to the help desk unless it names a consultant. */
export interface EnquiryDesk {
  consultant?: { id: number; name: string }
  kind?: 'enquiry' | 'grievance'
}

interface EnquiryFormProps extends EnquiryDesk {
  /** Prefilled from the signed-in account. */
  start?: Partial<Enquiry>
  lookUpPlace: LookUpPlace
  /** Within how many working minutes a reply is promised. */
  answerMinutes: number
  onSent: (message: string, number: string) => void
}

export function EnquiryForm(props: EnquiryFormProps) {
  const { start, consultant, kind = 'enquiry', lookUpPlace, answerMinutes, onSent } = props
  const t = useT()
  const api = useApi()
  const filledSeconds = useFilledSeconds()
  const isGrievance = kind === 'grievance'
  // A call back needs no words; a question does.
  const needsText = isGrievance || consultant !== undefined
  const form = useForm<Enquiry>({
    initialValues: { ...empty, ...start },
    validate: {
      name: (name) => (name.trim() ? null : t('Please fill this in.')),
      remarks: (remarks) => (needsText && !remarks.trim() ? t('Please fill this in.') : null),
      mobile: (mobile) =>
        MOBILE_PATTERN.test(mobile) ? null : t('Enter a 10-digit Indian mobile number. It begins with 6, 7, 8 or 9.'),
    },
  })
  const send = useMutation({
    mutationFn: (enquiry: Enquiry) => {
      const to: Partial<Sent<typeof sendEnquiry>> = consultant
        ? { consultantId: consultant.id, source: 'consultant' }
        : { kind, source: isGrievance ? 'grievance' : 'modal' }
      return api.call<typeof sendEnquiry>('POST /api/web/v1/enquiry-new', {
        ...{ ...enquiry, ...to },
        filledSeconds: filledSeconds(),
      })
    },
    onSuccess: ({ message, data }) => onSent(message, data.number),
    onError: notSent((error) => form.setErrors(fieldErrors(error, t))),
  })
  const optional = (label: string) => t('{label} (optional)', { label })
  const focusFirst = (errors: Record<string, unknown>) => {
    const [first] = Object.keys(errors)
    if (first) form.getInputNode(first)?.focus()
  }
  return (
    <form className={classes.form} noValidate onSubmit={form.onSubmit((enquiry) => send.mutate(enquiry), focusFirst)}>
      <p className={classes.wide}>{introduction({ consultant, isGrievance }, answerMinutes, t)}</p>
      <TextInput label={t('Name')} autoComplete="name" maxLength={120} required {...form.getInputProps('name')} />
      <MobileInput label={t('Mobile number')} required {...form.getInputProps('mobile')} />
      <TextInput label={optional(t('Email'))} type="email" autoComplete="email" {...form.getInputProps('email')} />
      <PlaceFields optional form={form} lookUpPlace={lookUpPlace} className={classes.place} />
      <Textarea
        className={classes.wide}
        label={
          isGrievance
            ? t('What is the grievance?')
            : consultant
              ? t('Your question to {name}', consultant)
              : optional(t('What do you need?'))
        }
        placeholder={needsText ? '' : t('A line is enough.')}
        required={needsText}
        minRows={1}
        maxLength={4000}
        {...form.getInputProps('remarks')}
      />
      <HiddenField {...form.getInputProps('website')} />
      <Button type="submit" size="lg" className={classes.wide} loading={send.isPending}>
        {t('Submit')}
      </Button>
      <p className={`${classes.wide} ${classes.note}`}>{t('We use your number only to reply to this enquiry.')}</p>
    </form>
  )
}

function introduction(
  { consultant, isGrievance }: { consultant: EnquiryDesk['consultant']; isGrievance: boolean },
  minutes: number,
  t: Translate,
) {
  const time = workingTime(minutes, t)
  if (consultant)
    return t('Ask {name} a question, free. You get a reply by email or SMS, usually within {time}.', {
      ...consultant,
      time,
    })
  if (isGrievance)
    return t('We acknowledge your grievance within 48 hours, by SMS and email, and resolve it within one month.')
  return t('Tell us where you are and what you make. Our help desk will call you back within {time}.', { time })
}
