import { useSettings } from '~/domains/settings/api.ts'
import { telephone } from '~/lib/phone.ts'
import { ButtonLink } from '~/ui/button-link.tsx'

/** Somebody to talk to where a page cannot help; nothing while the number is not known. */
export function CallHelpDesk() {
  const phone = useSettings()?.helpDeskPhone
  return (
    phone && (
      <ButtonLink to={telephone(phone)} variant="outline" size="lg" icon="phone">
        {phone}
      </ButtonLink>
    )
  )
}
