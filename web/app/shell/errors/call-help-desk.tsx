import { useSettings } from '~/domains/settings/api.ts'
import { telephone } from '~/lib/phone.ts'
import { ButtonLink } from '~/ui/button-link.tsx'

/** The help desk's number where a page cannot help; renders nothing until it is known. */
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
