import { Fragment } from 'react'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import type { AuditEntry } from '../api.ts'
import classes from './sentence.module.css'

/** What happened, with links to what it names. */
export const Sentence = ({ entry: { sentence } }: { entry: Pick<AuditEntry, 'sentence'> }) =>
  sentence.map(({ text, href }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never move.
    <Fragment key={at}>{href ? <LocalLink to={href}>{text}</LocalLink> : text}</Fragment>
  ))

/** What happened and why. */
export function SentenceAndReason({ entry }: { entry: Pick<AuditEntry, 'sentence' | 'reason'> }) {
  const t = useT()
  return (
    <>
      <Sentence entry={entry} />
      {entry.reason && <span className={classes.reason}> {t('Reason: {reason}', { reason: entry.reason })}</span>}
    </>
  )
}
