import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { onThisClock } from '~/lib/server-clock.ts'
import { useSecondsUntil } from '~/lib/use-seconds-until.ts'
import { Icon } from '~/ui/icon.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { Dialog, DialogActions } from '~/ui/operated/dialog.tsx'
import { leaveQueue, type QueuePlace } from '../api.ts'
import { clockOf, firstName } from '../words.ts'
import { Arch } from './arch.tsx'
import classes from './pre-ring-sheet.module.css'

interface TurnPromptProps {
  turn: QueuePlace
  onTalk: () => void
  onChanged: () => void
}

/** It is the customer's turn: until it expires, only they can call. Dismissing the prompt keeps the turn. */
export function TurnPrompt({ turn, onTalk, onChanged }: TurnPromptProps) {
  const t = useT()
  const api = useApi()
  const left = useSecondsUntil(onThisClock(turn.offeredUntil ?? ''))
  const leaving = useMutation({ mutationFn: () => leaveQueue(api, turn.consultantId), onSettled: onChanged })
  const [putAside, setPutAside] = useState<string | null>(null)
  if (left === 0 || putAside === turn.offeredUntil) return null
  const title = t('Your turn: {name} is free', { name: turn.name })
  return (
    <Dialog
      opened
      onClose={() => setPutAside(turn.offeredUntil)}
      width={480}
      title={title}
      heading={
        <span className={classes.who}>
          <Arch id={turn.consultantId} name={turn.name} picture={turn.thumbnail} width={56} />
          {title}
        </span>
      }
    >
      <p className={`${classes.busy} pm-num`} role="status">
        {t('Call within {time}, or the turn goes to the next person.', { time: clockOf(left) })}
      </p>
      <DialogActions>
        <Button variant="default" size="lg" loading={leaving.isPending} onClick={() => leaving.mutate()}>
          {t('Leave queue')}
        </Button>
        <Button size="lg" leftSection={<Icon name="phone-call" />} onClick={onTalk}>
          {t('Talk to {name}', { name: firstName(turn.name) })}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
