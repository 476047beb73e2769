import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { formatCount } from '~/lib/money.ts'
import { titleOf } from '~/lib/titles.ts'
import { Cover } from '~/ui/cover.tsx'
import { type LibraryTalk, talkPath } from '../api.ts'
import { lengthOf } from '../length.ts'
import classes from './talk-card.module.css'

/** A recorded talk: cover, title, speaker and views. */
export function TalkCard({ talk }: { talk: LibraryTalk }) {
  const t = useT()
  const title = titleOf(talk, t.language)
  const { speaker, views, seconds, drawing, tint } = talk
  return (
    <article className={classes.card}>
      <Cover drawing={drawing} tint={tint}>
        {seconds !== null && (
          <>
            <span className="pm-visually-hidden">{t('Length')}: </span>
            {lengthOf(seconds)}
          </>
        )}
      </Cover>
      <h3 className={classes.title}>
        <LocalLink to={talkPath(talk)} lang={t.lang(title)}>
          {title}
        </LocalLink>
      </h3>
      <p className={classes.meta}>
        <span lang={t.lang(speaker.name)}>{speaker.name}</span> ·{' '}
        <span className="pm-num">{t.count(views, '{count} view', '{count} views', { count: formatCount(views) })}</span>
      </p>
    </article>
  )
}
