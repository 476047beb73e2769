import { useT } from '~/lib/i18n/react.tsx'
import { Icon } from '~/ui/icon.tsx'
import { toast } from '~/ui/toast.tsx'

interface ShareButtonsProps {
  words: string
  address: string
  close: () => void
}

/** What needs a script: the link, and the system's share sheet if available. Loaded when the menu is opened. */
export default function ShareButtons({ words, address, close }: ShareButtonsProps) {
  const t = useT()
  const copy = async () => {
    await navigator.clipboard.writeText(address)
    close()
    toast(t('Link copied.'))
  }
  const shareByPhone = () => {
    close()
    // Closing the share sheet is not an error.
    navigator.share({ title: words, url: address }).catch(() => undefined)
  }
  return (
    <>
      <li>
        <button type="button" onClick={copy}>
          <Icon name="copy" />
          {t('Copy link')}
        </button>
      </li>
      {typeof navigator.share === 'function' && (
        <li>
          <button type="button" onClick={shareByPhone}>
            <Icon name="share-2" />
            {t('More options')}
          </button>
        </li>
      )}
    </>
  )
}
