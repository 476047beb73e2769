import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { updateProfile } from '#contract/accounts/endpoints.ts'
import { ApiProblem } from '~/lib/api.ts'
import { focusFirstWrong } from '~/lib/focus-first-wrong.ts'
import { fieldErrors } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { NativeSelect } from '~/ui/operated/native-select.tsx'
import { PlaceFields } from '~/ui/operated/place-fields.tsx'
import { TextInput } from '~/ui/operated/text-input.tsx'
import { UnsavedGuard } from '~/ui/operated/unsaved-guard.tsx'
import { SaveBar } from '~/ui/save-bar.tsx'
import { toast } from '~/ui/toast.tsx'
import { type UserDetails, userDetailsQuery } from '../../api.ts'
import { placeOf } from '../../places.ts'
import { updateAuth } from '../../state.ts'
import { ProblemLine } from '../problem-line.tsx'
import { MobileLine } from './mobile-line.tsx'
import { type PhotoChange, PhotoField } from './photo-field.tsx'
import classes from './profile.module.css'

const valuesOf = (details: UserDetails) => ({
  name: details.name,
  email: details.email ?? '',
  pincode: details.pincode ?? '',
  city: details.city ?? '',
  state: details.state ?? '',
  language: details.language,
})
type Values = ReturnType<typeof valuesOf>

const photoProblems: readonly string[] = [
  'unsupported_image',
  'too_large',
  'too_many_pixels',
  'picture_too_narrow',
  'too_many_requests',
]

interface ProfileFormProps {
  /** Of the form; its save button is outside, in the page head. */
  id: string
  details: UserDetails
  onBusy: (busy: boolean) => void
}

export function ProfileForm({ id, details, onBusy }: ProfileFormProps) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const form = useForm<Values>({ mode: 'controlled', initialValues: valuesOf(details) })
  const [photo, setPhoto] = useState<PhotoChange>(null)
  const save = useMutation({
    mutationFn: (values: Values) => {
      const changed = Object.entries(values).filter(([field]) => form.isDirty(field))
      const picture = photo === 'remove' ? { removePhoto: true } : photo ? { file: photo } : {}
      const input = { ...(Object.fromEntries(changed) as Partial<Values>), ...picture }
      return api.call<typeof updateProfile>('PUT /api/mobile/v1/update-profile', input)
    },
    onMutate: () => onBusy(true),
    onSettled: () => onBusy(false),
    onSuccess: ({ data, message }, sent) => {
      client.setQueryData(userDetailsQuery(api).queryKey, data)
      updateAuth(data)
      form.setInitialValues(valuesOf(data))
      // Keeps what was typed after sending.
      if (form.getValues() === sent) form.reset()
      setPhoto(null)
      void toast(message)
    },
    onError: (error) => {
      form.setErrors(fieldErrors(error, t))
      focusFirstWrong()
    },
  })
  const refused = save.error instanceof ApiProblem ? save.error.body : null
  const aboutPhoto = refused && photoProblems.includes(refused.code) ? refused : null
  const unsaved = form.isDirty() || photo !== null
  return (
    <>
      <form
        id={id}
        className={classes.card}
        noValidate
        onSubmit={form.onSubmit((values) => {
          if (unsaved) save.mutate(values)
        })}
      >
        <PhotoField
          name={form.values.name}
          picture={details.thumbnail}
          change={photo}
          onPhotoChange={(change) => {
            save.reset()
            setPhoto(change)
          }}
          problem={aboutPhoto && t.problem(aboutPhoto)}
        />
        <div className={classes.fields}>
          <TextInput label={t('Name')} autoComplete="name" maxLength={120} {...form.getInputProps('name')} />
          <MobileLine mobile={details.mobile} />
          <TextInput
            label={t('Email')}
            type="email"
            autoComplete="email"
            maxLength={254}
            {...form.getInputProps('email')}
          />
          <NativeSelect
            label={t('Language for our messages')}
            data={[
              { value: 'en', label: 'English' },
              { value: 'hi', label: 'हिन्दी' },
            ]}
            {...form.getInputProps('language')}
          />
        </div>
        <PlaceFields form={form} lookUpPlace={placeOf(api)} className={classes.place} />
        {refused && !aboutPhoto && <ProblemLine problem={refused} />}
        <UnsavedGuard unsaved={unsaved && !save.isPending} />
      </form>
      <SaveBar unsaved={unsaved} busy={save.isPending} form={id} />
    </>
  )
}
