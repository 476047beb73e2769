import { useQueryClient } from '@tanstack/react-query'
import { placeOf } from '~/domains/accounts/places.ts'
import { useAuth } from '~/domains/accounts/state.ts'
import { EnquiryForm } from '~/domains/enquiries/components/enquiry-form.tsx'
import { OWN_ENQUIRIES } from '~/domains/enquiries/own/api.ts'
import { useSettings } from '~/domains/settings/api.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Dialog } from '~/ui/operated/dialog.tsx'
import { toast } from '~/ui/toast.tsx'
import { closePopup, usePopup } from './state.ts'

export function EnquiryPopup() {
  const t = useT()
  const { popup, desk } = usePopup()
  const opened = popup === 'enquiry'
  const client = useQueryClient()
  const auth = useAuth((state) => state.auth)
  const known = auth ? { name: auth.name, mobile: auth.mobile, email: auth.email ?? '' } : {}
  const sent = (message: string, number: string) => {
    closePopup()
    void client.invalidateQueries({ queryKey: [OWN_ENQUIRIES] })
    const received = desk.kind === 'grievance' ? t('We have received your grievance.') : t(message)
    const said = desk.consultant ? t('Sent to {name}.', desk.consultant) : received
    toast(`${said} ${t('Your reference number is {number}.', { number })}`)
  }
  return (
    <Dialog
      opened={opened}
      onClose={closePopup}
      title={desk.kind === 'grievance' ? t('Grievance form') : t('Enquiry Form')}
      width={640}
    >
      <EnquiryForm
        {...desk}
        start={known}
        lookUpPlace={placeOf(useApi())}
        answerMinutes={useSettings()?.enquiryAnswerMinutes ?? 60}
        onSent={sent}
      />
    </Dialog>
  )
}
