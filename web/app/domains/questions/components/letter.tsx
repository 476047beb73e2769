import type { ReactNode } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { SanitisedHtml } from '~/ui/sanitised-html.tsx'
import { formatMoment, type Side } from '../words.ts'
import classes from './letter.module.css'

interface LetterProps {
  by: Side
  picture: ReactNode
  heading: string
  at: string
  /** After the time. */
  note?: string | undefined
  body: string
  format: 'text' | 'html'
  /** Attachments. */
  children?: ReactNode
}

/** What one side wrote, like a letter. */
export function Letter({ by, picture, heading, at, note, body, format, children }: LetterProps) {
  const t = useT()
  return (
    <article className={classes.letter} data-by={by} aria-label={heading}>
      <div className={classes.picture}>{picture}</div>
      <div className={classes.words}>
        <div className={classes.head}>
          <h2>{heading}</h2>
          <p className="pm-num">
            <time dateTime={at}>{formatMoment(at, t)}</time>
            {note && ` · ${note}`}
          </p>
        </div>
        {format === 'html' ? (
          <SanitisedHtml html={body} lang={t.lang(body)} className={classes.body} />
        ) : (
          <p className={classes.text} lang={t.lang(body)}>
            {body}
          </p>
        )}
        {children}
      </div>
    </article>
  )
}
