import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { ownProfileQuery } from '~/domains/consultants/own/api.ts'
import { deleteService, type OwnService, ownServiceQuery, setServiceState } from '~/domains/services/editing/api.ts'
import { ServiceForm } from '~/domains/services/editing/service-form.tsx'
import { problemText } from '~/lib/form.ts'
import { page } from '~/lib/head.ts'
import { localPath } from '~/lib/i18n/language.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { ButtonLink } from '~/ui/button-link.tsx'
import { NoSuch } from '~/ui/no-such.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { ConfirmDialog } from '~/ui/operated/confirm-dialog.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { toast, toastFailure } from '~/ui/toast.tsx'
import classes from './service-editor.module.css'

export const meta = page((t) => ({
  title: t('Service'),
  description: t('Edit a service you offer.'),
  private: true,
}))

const isOfOwnServices = ({ queryKey }: { queryKey: readonly unknown[] }) => String(queryKey[0]).includes('own-services')

export default function ServiceEditor() {
  const t = useT()
  const api = useApi()
  const navigate = useNavigate()
  const { ownService: id } = useParams()
  const isNew = id === 'new'
  const answer = useQuery({ ...ownServiceQuery(api, Number(id)), enabled: !isNew })
  const profile = useQuery(ownProfileQuery(api))
  const service = isNew ? undefined : answer.data?.service
  if (answer.isError)
    return (
      <NoSuch
        error={answer.error}
        retry={answer.refetch}
        page={t('Service')}
        drawing="box"
        title={t('This service cannot be shown')}
        actions={<ButtonLink to="/services">{t('Services you offer')}</ButtonLink>}
      >
        {t('It was deleted, or it belongs to another account.')}
      </NoSuch>
    )
  if (!profile.data || (!isNew && !service))
    return (
      <>
        <PageHead title={t('Service')} />
        <SkeletonLines lines={10} />
      </>
    )
  const industries = profile.data.consultantDetail.industries.map((industry) => ({
    ...{ value: String(industry.id), label: titleOf(industry, t.language) },
  }))
  const open = (saved: OwnService) =>
    isNew && navigate(localPath(`/services/${saved.id}`, t.language), { replace: true })
  return (
    <>
      <PageHead
        title={service ? titleOf(service, t.language) : t('Add a service')}
        action={service && <StateActs service={service} />}
      />
      <ServiceForm key={id} service={service} industries={industries} onSaved={open} />
    </>
  )
}

/** Publishing, withdrawing and deleting. */
function StateActs({ service: { id, state, orders } }: { service: OwnService }) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [sure, setSure] = useState(false)
  const onError = (error: Error) => void toastFailure(problemText(error, t))
  const setting = useMutation({
    mutationFn: (next: 'offered' | 'withdrawn') => setServiceState(api, { id, state: next }),
    onSuccess: async ({ message }) => {
      void toast(t(message))
      await client.invalidateQueries({ predicate: isOfOwnServices })
    },
    onError,
  })
  const deleting = useMutation({
    mutationFn: () => deleteService(api, id),
    onSuccess: async ({ message }) => {
      void toast(t(message))
      await navigate(localPath('/services', t.language), { replace: true })
      await client.invalidateQueries({ predicate: isOfOwnServices })
    },
    onError,
  })
  const isOffered = state === 'offered'
  return (
    <div className={classes.acts}>
      {orders === 0 && (
        <Button variant="subtle" color="madder" onClick={() => setSure(true)}>
          {t('Delete')}
        </Button>
      )}
      <Button
        {...(isOffered && { variant: 'default' })}
        loading={setting.isPending}
        onClick={() => setting.mutate(isOffered ? 'withdrawn' : 'offered')}
      >
        {isOffered ? t('Withdraw from sale') : t('Publish')}
      </Button>
      <ConfirmDialog
        opened={sure}
        title={t('Delete this service?')}
        keep={t('Keep it')}
        onKeep={() => setSure(false)}
        act={t('Delete')}
        onAct={() => deleting.mutate()}
        busy={deleting.isPending}
      >
        {t('Nobody has ordered it. It cannot be restored.')}
      </ConfirmDialog>
    </div>
  )
}
