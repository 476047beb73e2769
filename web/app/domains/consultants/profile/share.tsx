import { lazy, Suspense, useRef, useState } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { Icon } from '~/ui/icon.tsx'
import { useDismiss } from '~/ui/use-dismiss.ts'
import classes from './share.module.css'

const ShareButtons = lazy(() => import('./share-buttons.tsx'))

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
  const close = () => setOpen(false)
  useDismiss(open, close, area)
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
        {open && (
          <Suspense fallback={null}>
            <ShareButtons words={words} address={address} close={close} />
          </Suspense>
        )}
      </ul>
    </details>
  )
}
