import type { MouseEvent } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { toast } from '~/ui/toast.tsx'

/** Opens the system's share sheet or copies the address; without scripts it is a link to WhatsApp. */
export function ShareLink({ title, address }: { title: string; address: string }) {
  const t = useT()
  const share = async (event: MouseEvent) => {
    event.preventDefault()
    if (typeof navigator.share === 'function') {
      // Closing the share sheet is not an error.
      await navigator.share({ title, url: address }).catch(() => undefined)
      return
    }
    await navigator.clipboard.writeText(address)
    void toast(t('Link copied.'))
  }
  return (
    <ButtonLink
      to={`https://wa.me/?text=${encodeURIComponent(`${title} ${address}`)}`}
      variant="outline"
      icon="share-2"
      onClick={share}
    >
      {t('Share')}
    </ButtonLink>
  )
}
