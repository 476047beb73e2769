import { useEffect, useState } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import classes from './profile.module.css'

export interface ProfileTab {
  id: string
  title: string
}

/** Links to the sections of the page; the current one is marked. */
export function ProfileTabs({ tabs }: { tabs: readonly ProfileTab[] }) {
  const t = useT()
  const [reading, setReading] = useState(tabs[0]?.id)
  const ids = tabs.map(({ id }) => id).join(' ')
  useEffect(() => {
    const seen = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting)
        if (entered) setReading(entered.target.id)
      },
      { rootMargin: '-20% 0px -70% 0px' },
    )
    for (const id of ids.split(' ')) {
      const section = document.getElementById(id)
      if (section) seen.observe(section)
    }
    return () => seen.disconnect()
  }, [ids])
  return (
    <nav className={classes.tabs} aria-label={t('On this page')}>
      {tabs.map(({ id, title }) => (
        <a key={id} href={`#${id}`} aria-current={id === reading ? 'true' : undefined}>
          {title}
        </a>
      ))}
    </nav>
  )
}
