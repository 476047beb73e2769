import type { ReactNode } from 'react'
import { formatDate, formatTime } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useReaderZone } from '~/lib/use-reader-zone.ts'
import type { TalkReceipt } from '../api.ts'
import { Arch } from '../components/arch.tsx'
import { CallDrawing } from './call-drawing.tsx'
import { Parts } from './parts.tsx'
import classes from './receipt.module.css'
import { Sums } from './sums.tsx'
import { ringOverInWords, titleOfEnd, whyInWords } from './words.ts'

interface ReceiptProps {
  receipt: TalkReceipt
  /** Actions: invoice, follow-up. */
  children: ReactNode
}

/** A talk's receipt: the call as a bar with its gaps, each part, and the money. */
export function Receipt({ receipt, children }: ReceiptProps) {
  const t = useT()
  const zone = useReaderZone()
  const { talk } = receipt
  const why = ringOverInWords(talk, t) ?? whyInWords(talk, t)
  const at = talk.answeredAt ?? talk.rangAt
  return (
    <div className={classes.receipt}>
      <header className={classes.head}>
        <Arch id={talk.other.id} name={talk.other.name} picture={talk.other.thumbnail} width={64} />
        <div>
          <h1>{titleOfEnd(talk, t)}</h1>
          <p>
            <span lang={t.lang(talk.other.name)}>{talk.other.name}</span> ·{' '}
            {formatDate(at, { language: t.language, zone })}, {formatTime(at, { zone })} · {talk.number}
          </p>
        </div>
      </header>
      {why && <p className={classes.why}>{why}</p>}
      <section className={classes.card} aria-label={t('Receipt')}>
        {receipt.parts.length > 0 ? (
          <>
            <CallDrawing receipt={receipt} />
            <Parts receipt={receipt} />
            <Sums receipt={receipt} />
          </>
        ) : (
          <p className={classes.nothing}>{t('You were not connected, so you were not charged.')}</p>
        )}
      </section>
      {children}
    </div>
  )
}
