import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAuth } from '~/domains/accounts/state.ts'
import { CallbackForm } from '~/domains/enquiries/components/callback-form.tsx'
import { OWN_ENQUIRIES } from '~/domains/enquiries/own/api.ts'
import { useSettings } from '~/domains/settings/api.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { Dialog } from '~/ui/operated/dialog.tsx'
import { closePopup, usePopup } from './state.ts'

export function CallbackPopup() {
  const t = useT()
  const { popup, about } = usePopup()
  const auth = useAuth((state) => state.auth)
  const helpDesk = useSettings()
  const client = useQueryClient()
  const [sent, setSent] = useState<{ number: string; when: string } | null>(null)
  const close = () => {
    closePopup()
    setSent(null)
  }
  return (
    <Dialog
      opened={popup === 'callback'}
      onClose={close}
      title={sent ? t('We will call you {when}', { when: sent.when }) : t('Request a call back')}
    >
      {sent ? (
        <>
          <p role="status">
            {t('Your request number is {number}. Please mention it if you call us.', { number: sent.number })}
          </p>
          <Button size="lg" onClick={close}>
            {t('Done')}
          </Button>
        </>
      ) : (
        popup === 'callback' &&
        helpDesk && (
          <CallbackForm
            start={{ name: auth?.name ?? '', mobile: auth?.mobile ?? '', about }}
            helpDesk={helpDesk}
            onSent={(number, when) => {
              void client.invalidateQueries({ queryKey: [OWN_ENQUIRIES] })
              setSent({ number, when })
            }}
          />
        )
      )}
    </Dialog>
  )
}
