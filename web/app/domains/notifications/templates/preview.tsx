import { smsParts } from '#contract/notifications/constants.ts'
import { useT } from '~/lib/i18n/react.tsx'
import type { MessageText } from './api.ts'
import classes from './templates.module.css'
import { type Fields, withExamples } from './words.ts'

/** What people receive, with example values. */
export function TextPreview({ text, fields }: { text: MessageText; fields: Fields }) {
  const t = useT()
  const [title, body, label] = [fields.title, fields.body, fields.label].map((one) =>
    withExamples(one, text.placeholders),
  )
  const { length, parts } = smsParts(body ?? '')
  return (
    <div className={classes.preview} lang={text.language}>
      {title && <strong>{title}</strong>}
      <p>{body}</p>
      {label && <span className={classes.label}>{label}</span>}
      {text.channel === 'sms' && (
        <small lang={t.language}>
          {t('{length} characters, sent as {parts} SMS', { length: String(length), parts: String(parts) })}
        </small>
      )}
    </div>
  )
}
