import { useRef, useState } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { Icon } from '~/ui/icon.tsx'
import { toast } from '~/ui/toast.tsx'
import { useDismiss } from '~/ui/use-dismiss.ts'
import classes from './share.module.css'

interface ShareProps {
  /** Text of the message before the address. */
  words: string
  address: string
}

/** Shares a page: WhatsApp, the link, and the system's share sheet if available. Opens without scripts, too. */
export function Share({ words, address }: ShareProps) {
  const t = useT()
  const [open, setOpen] = useState(false)
  const area = useRef<HTMLDetailsElement>(null)
  useDismiss(open, () => setOpen(false), area)
  const copy = async () => {
    await navigator.clipboard.writeText(address)
    setOpen(false)
    toast(t('Link copied.'))
  }
  const shareByPhone = () => {
    setOpen(false)
    // Closing the share sheet is not an error.
    navigator.share({ title: words, url: address }).catch(() => undefined)
  }
  return (
    <details ref={area} className={classes.share} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary aria-label={t('Share')}>
        <Icon name="share-2" size={22} />
      </summary>
      <ul className={classes.ways}>
        <li>
          <a
            href={`https://wa.me/?text=${encodeURIComponent(`${words} ${address}`)}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon name="brand-whatsapp" />
            WhatsApp
          </a>
        </li>
        <li className={classes.scripted}>
          <button type="button" onClick={copy}>
            <Icon name="copy" />
            {t('Copy link')}
          </button>
        </li>
        {open && typeof navigator.share === 'function' && (
          <li>
            <button type="button" onClick={shareByPhone}>
              <Icon name="share-2" />
              {t('More options')}
            </button>
          </li>
        )}
      </ul>
    </details>
  )
}
