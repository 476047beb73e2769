import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { Icon } from '~/ui/icon.tsx'
import type { ProfileAnswer } from './api.ts'
import classes from './expertise.module.css'

/**
 * Their talks in our library, and links to their videos on other hosts: nothing from third parties loads in our page.
 */
export function Videos({ videos }: { videos: ProfileAnswer['expertsvideos'] }) {
  const t = useT()
  return (
    <ul className={classes.list}>
      {videos.map(({ title, url }) => {
        const isOurs = url.startsWith('/')
        const words = (
          <>
            <Icon name="video" />
            <span lang={t.lang(title)}>{title}</span>
            <small>{isOurs ? t('Expert talk') : new URL(url).hostname.replace(/^www\./, '')}</small>
          </>
        )
        return (
          <li key={url}>
            {isOurs ? (
              <LocalLink to={url}>{words}</LocalLink>
            ) : (
              <a href={url} target="_blank" rel="noopener noreferrer nofollow">
                {words}
              </a>
            )}
          </li>
        )
      })}
    </ul>
  )
}
