import { useForm } from '@mantine/form'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { FEE_MAX_PAISE } from '#contract/consultants/constants.ts'
import { ApiProblem } from '~/lib/api.ts'
import { bringIntoView } from '~/lib/bring-into-view.ts'
import { formatDate } from '~/lib/dates.ts'
import { focusFirstWrong } from '~/lib/focus-first-wrong.ts'
import { fieldErrors, problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Alert } from '~/ui/operated/alert.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { UnsavedGuard } from '~/ui/operated/unsaved-guard.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { SaveBar } from '~/ui/save-bar.tsx'
import { toast, toastFailure } from '~/ui/toast.tsx'
import { profilePath } from '../../api.ts'
import { cacheProfile, type OwnProfile, ownProfileQuery, saveProfile, statesQuery } from '../api.ts'
import { inputOf, type Values, valuesOf, wrongFees } from '../form.ts'
import { AboutFields } from './about-fields.tsx'
import { ApprovalNote } from './approval-note.tsx'
import { Completeness } from './completeness.tsx'
import { FeesFields } from './fees-fields.tsx'
import { CredentialFields, VideoFields } from './lines-fields.tsx'
import { PhotoBox } from './photo-box.tsx'
import { Preview } from './preview.tsx'
import classes from './profile-form.module.css'

interface ProfileEditorProps {
  profile: OwnProfile
  onPhoto: (thumbnail: string | null) => void
  /** Link to the account settings. */
  account: ReactNode
}

const FORM = 'own-profile'

/** Everything shown of a consultant, edited beside a preview. */
export function ProfileEditor({ profile, onPhoto, account }: ProfileEditorProps) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const states = useQuery(statesQuery(api)).data?.states ?? []
  const form = useForm<Values>({ mode: 'controlled', initialValues: valuesOf(profile) })
  const [revision, setRevision] = useState(profile.revision)
  /** Keeps what was typed after sending, as unsaved. */
  const show = (newer: OwnProfile, sent?: Values) => {
    setRevision(newer.revision)
    form.setInitialValues(valuesOf(newer))
    if (sent === undefined || form.getValues() === sent) form.reset()
  }
  const save = useMutation({
    mutationFn: ({ revision, sent }: { revision: number; sent: Values }) => saveProfile(api, inputOf(sent, revision)),
    onSuccess: ({ data, message }, { sent }) => {
      cacheProfile(client, api, data.consultantDetail)
      show(data.consultantDetail, sent)
      toast(t(message))
    },
    onError: (error) => {
      form.setErrors(fieldErrors(error, t))
      focusFirstWrong()
    },
  })
  const isLive = profile.approval === 'approved'
  const submit = form.onSubmit((values) => {
    const wrong = wrongFees(values)
    if (wrong.length === 0) return save.mutate({ revision, sent: values })
    const words = t('Enter an amount from ₹1 to {most}.', { most: formatPaise(FEE_MAX_PAISE) })
    form.setErrors(Object.fromEntries(wrong.map((field) => [field, words])))
    focusFirstWrong()
  })
  return (
    <>
      <PageHead
        title={t('Profile')}
        action={
          <span className={classes.actions}>
            {isLive && profile.slug !== null && (
              <ButtonLink to={profilePath({ slug: profile.slug })} variant="outline" icon="eye">
                {t('View my profile')}
              </ButtonLink>
            )}
            <Button type="submit" form={FORM} loading={save.isPending}>
              {isLive ? t('Save and publish') : t('Save')}
            </Button>
          </span>
        }
      >
        {isLive && profile.savedAt
          ? t('Last published {day}. Changes go live when you save.', { day: formatDate(profile.savedAt, t) })
          : t('Customers will see what you save here.')}
      </PageHead>
      <div className={classes.columns}>
        <form id={FORM} className={classes.form} noValidate onSubmit={submit}>
          <Trouble
            error={save.error}
            onKeepMine={(newest) => save.mutate({ revision: newest, sent: form.getValues() })}
            onShowTheirs={(newer) => {
              show(newer)
              save.reset()
            }}
          />
          {!isLive && <ApprovalNote profile={profile} unsaved={form.isDirty()} />}
          <Completeness completeness={profile.completeness} />
          <AboutFields form={form} states={states} />
          <FeesFields form={form} />
          <CredentialFields form={form} />
          <VideoFields form={form} />
        </form>
        <div className={classes.aside}>
          <Preview profile={profile} values={form.values} />
          <PhotoBox profile={profile} onChanged={onPhoto} />
          {isLive && <ApprovalNote profile={profile} />}
          <p className={classes.account}>{account}</p>
        </div>
      </div>
      <SaveBar unsaved={form.isDirty()} busy={save.isPending} form={FORM} />
      <UnsavedGuard unsaved={form.isDirty()} />
    </>
  )
}

interface TroubleProps {
  error: unknown
  onKeepMine: (newest: number) => void
  onShowTheirs: (newer: OwnProfile) => void
}

/** Why saving failed; if another tab saved first, both versions are offered. */
function Trouble({ error, onKeepMine, onShowTheirs }: TroubleProps) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  if (!error) return null
  const isStale = error instanceof ApiProblem && error.body.code === 'stale'
  const withNewest = (operation: (newest: OwnProfile) => void) =>
    client.fetchQuery({ ...ownProfileQuery(api), staleTime: 0 }).then(
      ({ consultantDetail }) => operation(consultantDetail),
      (failure) => void toastFailure(problemText(failure, t)),
    )
  return (
    <Alert
      ref={bringIntoView}
      color={isStale ? 'marigold' : 'madder'}
      icon={<Icon name="alert-circle" />}
      role="alert"
      title={isStale ? t('Your profile was changed in another tab') : problemText(error, t)}
    >
      {isStale && (
        <>
          {t('Your changes here are safe. Which version do you want to keep?')}
          <div className={classes.conflict}>
            <Button variant="default" onClick={() => withNewest(onShowTheirs)}>
              {t('Show the other version')}
            </Button>
            <Button onClick={() => withNewest(({ revision }) => onKeepMine(revision))}>{t('Save this one')}</Button>
          </div>
        </>
      )}
    </Alert>
  )
}
