import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { signOutDevice, signOutOtherDevices } from '#contract/accounts/devices.ts'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { ConfirmDialog } from '~/ui/operated/confirm-dialog.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { toast, toastFailure } from '~/ui/toast.tsx'
import { type Device, devicesQuery } from '../../api.ts'
import { DeviceRow } from './device-row.tsx'
import classes from './security.module.css'

/** Active sessions, each with a sign-out button. */
export function DevicesCard() {
  const t = useT()
  const api = useApi()
  const { data, isError, refetch } = useQuery(devicesQuery(api))
  const [asking, setAsking] = useState<Device | 'others' | null>(null)
  const signOut = useSignOut(() => setAsking(null))
  const others = data?.devices.filter((device) => !device.thisOne) ?? []
  return (
    <section className={classes.card} aria-labelledby="devices-title">
      <header className={classes.head}>
        <h2 id="devices-title" className={classes.title}>
          {t('Your devices')}
        </h2>
        {others.length > 0 && (
          <Button variant="default" onClick={() => setAsking('others')}>
            {t('Log out all others')}
          </Button>
        )}
      </header>
      {isError && !data && <LoadFailed retry={refetch} />}
      {!data && !isError && <SkeletonLines />}
      <ul className={classes.rows}>
        {data?.devices.map((device) => (
          <DeviceRow key={device.id} device={device} onSignOut={() => setAsking(device)} />
        ))}
      </ul>
      <ConfirmDialog
        opened={asking !== null}
        title={asking === 'others' ? t('Log out all other devices?') : t('Log out this device?')}
        keep={t('Keep')}
        onKeep={() => setAsking(null)}
        act={t('Log out')}
        onAct={() => asking && signOut.mutate(asking)}
        busy={signOut.isPending}
      >
        {asking === 'others'
          ? t.count(
              others.length,
              '{count} device will be logged out immediately.',
              '{count} devices will be logged out immediately.',
            )
          : asking && t('{device} will be logged out immediately.', { device: asking.title })}
      </ConfirmDialog>
    </section>
  )
}

function useSignOut(done: () => void) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (which: Device | 'others') =>
      which === 'others'
        ? api.call<typeof signOutOtherDevices>('DELETE /api/web/v1/devices', {}).then(({ message }) => message)
        : api.call<typeof signOutDevice>('DELETE /api/web/v1/devices/{id}', { id: which.id }).then((a) => a.message),
    onSuccess: (message) => void toast(message),
    onError: (error) => void toastFailure(problemText(error, t)),
    onSettled: () => {
      done()
      return client.invalidateQueries(devicesQuery(api))
    },
  })
}
