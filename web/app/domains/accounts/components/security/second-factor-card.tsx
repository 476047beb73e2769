import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { CodeDialog } from '~/ui/operated/code-dialog.tsx'
import { Dialog, DialogActions } from '~/ui/operated/dialog.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { newRecoveryCodes, secondFactorQuery } from '../../api.ts'
import { CodeList } from '../sign-in/code-list.tsx'
import { Row } from './row.tsx'
import classes from './security.module.css'

/** The second factor of staff, and recovery codes. */
export function SecondFactorCard() {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const query = secondFactorQuery(api)
  const { data, isError, refetch } = useQuery(query)
  const [asking, setAsking] = useState(false)
  const [codes, setCodes] = useState<string[]>()
  return (
    <section className={classes.card} aria-labelledby="second-factor-title">
      <header className={classes.head}>
        <h2 id="second-factor-title" className={classes.title}>
          {t('Two-step login')}
        </h2>
      </header>
      {isError && !data && <LoadFailed retry={refetch} />}
      {!data && !isError && <SkeletonLines lines={2} />}
      {data && (
        <ul className={classes.rows}>
          <Row
            icon="device-mobile"
            title={t('Authenticator app')}
            meta={t('On. We ask for its code at every login and again before money moves.')}
          />
          <Row
            icon="lock"
            title={t('Recovery codes')}
            meta={t.count(data.recoveryCodesLeft, '{count} code left.', '{count} codes left.')}
            action={
              <Button variant="default" onClick={() => setAsking(true)}>
                {t('New codes')}
              </Button>
            }
          />
        </ul>
      )}
      {asking && (
        <CodeDialog
          title={t('New recovery codes?')}
          lead={t('Your current codes will stop working immediately. Enter the code shown in your authenticator app.')}
          label={t('Authenticator code')}
          act={t('Create new codes')}
          confirm={(code) => newRecoveryCodes(api, code)}
          onConfirmed={({ data: { recoveryCodes } }) => {
            setAsking(false)
            setCodes(recoveryCodes)
            void client.invalidateQueries(query)
          }}
          onClose={() => setAsking(false)}
        />
      )}
      <Dialog
        opened={codes !== undefined}
        onClose={() => setCodes(undefined)}
        title={t('Save your recovery codes')}
        width={480}
      >
        <p>{t('If you lose your phone, each code lets you log in once. We will not show them again.')}</p>
        {codes && <CodeList codes={codes} />}
        <DialogActions>
          <Button size="lg" onClick={() => setCodes(undefined)}>
            {t('I have saved them')}
          </Button>
        </DialogActions>
      </Dialog>
    </section>
  )
}
