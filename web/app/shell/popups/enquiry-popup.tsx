import { placeOf } from '~/domains/accounts/places.ts'
import { useAuth } from '~/domains/accounts/state.ts'
import { EnquiryForm } from '~/domains/enquiries/components/enquiry-form.tsx'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Dialog } from '~/ui/operated/dialog.tsx'
import { toast } from '~/ui/toast.tsx'
import { closePopup, usePopup } from './state.ts'

export function EnquiryPopup() {
  const t = useT()
  const opened = usePopup(({ popup }) => popup === 'enquiry')
  const auth = useAuth((state) => state.auth)
  const known = auth ? { name: auth.name, mobile: auth.mobile, email: auth.email ?? '' } : {}
  const sent = (message: string, number: string) => {
    closePopup()
    toast(`${t(message)} ${t('Your reference number is {number}.', { number })}`)
  }
  return (
    <Dialog opened={opened} onClose={closePopup} title={t('Enquiry Form')} width={640}>
      <EnquiryForm start={known} lookUpPlace={placeOf(useApi())} onSent={sent} />
    </Dialog>
  )
}
