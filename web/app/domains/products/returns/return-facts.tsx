import type { ReactNode } from 'react'
import { formatTime } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { Badge } from '~/ui/operated/badge.tsx'
import { Panel } from '~/ui/panel.tsx'
import { Timeline } from '~/ui/timeline.tsx'
import type { GoodsReturn } from '../goods/api.ts'
import classes from '../goods/goods.module.css'
import { byWord, eventIcon, eventWord, returnReasons, returnStates } from './words.ts'

interface ReturnFactsProps {
  back: GoodsReturn
  /** What happens next, photos and actions. */
  children?: ReactNode
}

/** A return with its history, as both sides and staff see it. */
export function ReturnFacts({ back, children }: ReturnFactsProps) {
  const t = useT()
  const { word, color } = returnStates[back.state]
  return (
    <div className={classes.back}>
      <p className={classes.status}>
        <strong>{t(returnReasons[back.reason])}</strong> <Badge color={color}>{t(word)}</Badge>
      </p>
      {children}
      <Panel title={t('History|a return')} flush repeated>
        <Timeline
          empty=""
          rows={back.events.map(({ at, kind, by, note }, i) => ({
            ...{ key: `${at} ${kind} ${i}`, at, time: formatTime(at, t), icon: eventIcon(kind) },
            title: eventWord(kind, t),
            ...{ meta: byWord(by, t), note },
          }))}
        />
      </Panel>
    </div>
  )
}
