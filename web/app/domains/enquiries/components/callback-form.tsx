import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { MOBILE_PATTERN } from '#contract/constants.ts'
import { CALL_LANGUAGES } from '#contract/enquiries/constants.ts'
import type { sendEnquiry } from '#contract/enquiries/endpoints.ts'
import { fieldErrors } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { languageNames } from '~/lib/languages.ts'
import { useApi } from '~/lib/query.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { MobileInput } from '~/ui/operated/mobile-input.tsx'
import { TextInput } from '~/ui/operated/text-input.tsx'
import { Segments } from '~/ui/segments.tsx'
import { type CallTime, callTimes } from '../call-times.ts'
import { notSent } from '../not-sent.ts'
import { useFilledSeconds } from '../use-filled-seconds.ts'
import { CallTimeField, callTimeText } from './call-time-field.tsx'
import classes from './callback-form.module.css'
import { HiddenField } from './hidden-field.tsx'

interface CallbackFormProps {
  start: { name: string; mobile: string; about: string }
  helpDesk: { helpDeskPhone: string; helpDeskOpensAt: string; helpDeskClosesAt: string }
  onSent: (number: string, when: string) => void
}

/** Number, time, language and subject; the button repeats the time. */
export function CallbackForm({ start, helpDesk, onSent }: CallbackFormProps) {
  const t = useT()
  const api = useApi()
  const filledSeconds = useFilledSeconds()
  const [times] = useState(() => callTimes(new Date(), helpDesk))
  const [time, setTime] = useState<CallTime | undefined>(times[0])
  const [language, setLanguage] = useState<(typeof CALL_LANGUAGES)[number]>(t.language)
  const when = time ? callTimeText(time, t) : ''
  const form = useForm({
    initialValues: { ...start, website: '' },
    validate: {
      name: (name) => (name.trim() ? null : t('Please fill this in.')),
      mobile: (mobile) =>
        MOBILE_PATTERN.test(mobile) ? null : t('Enter a 10-digit Indian mobile number. It begins with 6, 7, 8 or 9.'),
    },
  })
  const send = useMutation({
    mutationFn: ({ name, mobile, about, website }: typeof form.values) =>
      api.call<typeof sendEnquiry>('POST /api/web/v1/enquiry-new', {
        ...{ name, mobile, remarks: about, source: 'callback', kind: 'callback', callLanguage: language },
        ...{ website, filledSeconds: filledSeconds() },
        ...(time && { callAt: time.at.toISOString() }),
      }),
    onSuccess: ({ data }) => onSent(data.number, when),
    onError: notSent((error) => form.setErrors(fieldErrors(error, t))),
  })
  return (
    <form className={classes.form} noValidate onSubmit={form.onSubmit((given) => send.mutate(given))}>
      <p>{t('We call from {phone}, in the language you choose.', { phone: helpDesk.helpDeskPhone })}</p>
      {!start.name && (
        <TextInput label={t('Name')} autoComplete="name" maxLength={120} required {...form.getInputProps('name')} />
      )}
      <MobileInput label={t('Call me on')} required {...form.getInputProps('mobile')} />
      <CallTimeField times={times} chosen={time} onChoose={setTime} error={form.errors.callAt} />
      <fieldset className={classes.group}>
        <legend>{t('Language')}</legend>
        <Segments
          name="callLanguage"
          choices={CALL_LANGUAGES.map((code) => ({ value: code, label: languageNames([code], t.language) }))}
          chosen={language}
          onChoose={(value) => setLanguage(CALL_LANGUAGES.find((code) => code === value) ?? 'hi')}
        />
      </fieldset>
      <TextInput
        label={t('{label} (optional)', { label: t('About|a call') })}
        placeholder={t('A line is enough.')}
        maxLength={500}
        {...form.getInputProps('about')}
      />
      <HiddenField {...form.getInputProps('website')} />
      <Button type="submit" size="lg" loading={send.isPending}>
        {t('Call me {when}', { when })}
      </Button>
    </form>
  )
}
