import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { OTP_LENGTH } from '#contract/accounts/constants.ts'
import type { linkDataExport } from '#contract/accounts/privacy.ts'
import { ApiProblem } from '~/lib/api.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatMobile } from '~/lib/phone.ts'
import { useApi } from '~/lib/query.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { Dialog } from '~/ui/operated/dialog.tsx'
import { saveFile } from '~/ui/use-download.ts'
import { ProblemLine } from '../problem-line.tsx'
import { ProofField } from './proof-field.tsx'
import classes from './security.module.css'
import { useProof } from './use-proof.ts'

interface DownloadDialogProps {
  id: number
  mobile: string
  onClose: () => void
}

/** An OTP before the copy of one's data is downloaded: an unlocked phone is not enough. */
export function DownloadDialog({ id, mobile, onClose }: DownloadDialogProps) {
  const t = useT()
  const api = useApi()
  const proof = useProof()
  const [asked, setAsked] = useState(false)
  const download = useMutation({
    mutationFn: () =>
      api.call<typeof linkDataExport>('POST /api/web/v1/data-exports/{id}/links', { id, otp: proof.otp }),
    onSuccess: ({ data }) => {
      saveFile(data.url)
      onClose()
    },
  })
  const refused = download.error instanceof ApiProblem ? download.error.body : null
  const sendCode = () =>
    proof.send(mobile).then(
      () => setAsked(true),
      () => undefined,
    )
  return (
    <Dialog opened onClose={onClose} title={t('Download my data')} width={480}>
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (asked) download.mutate()
          else void sendCode()
        }}
      >
        <p className={classes.text}>{t('The file has everything we know about you, so we check that it is you.')}</p>
        {asked && (
          <ProofField
            label={t('OTP sent to {mobile}', { mobile: formatMobile(mobile) })}
            mobile={mobile}
            proof={proof}
            refused={refused}
            onEdit={download.reset}
          />
        )}
        {!asked && proof.problem && <ProblemLine problem={proof.problem} />}
        {asked ? (
          <Button type="submit" disabled={proof.otp.length < OTP_LENGTH} loading={download.isPending}>
            {t('Download')}
          </Button>
        ) : (
          <Button type="submit" variant="default" loading={proof.sending}>
            {t('Send an OTP to confirm')}
          </Button>
        )}
      </form>
    </Dialog>
  )
}
