import { useState } from 'react'
import { RETURNS_MAX, SERVICE_TEXT_MAX } from '#contract/services/constants.ts'
import {
  type ServiceOrder,
  type Side,
  useAcceptWork,
  useAnswerExtension,
  useDeliver,
  useDispute,
  useSendBack,
  useSendBrief,
  useStart,
  useWrite,
} from '~/domains/services/orders/api.ts'
import { formatDate } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { Button } from '~/ui/operated/button.tsx'
import { ConfirmDialog } from '~/ui/operated/confirm-dialog.tsx'
import { Textarea } from '~/ui/operated/textarea.tsx'
import { UnsavedGuard } from '~/ui/operated/unsaved-guard.tsx'
import { CancelDialog, ExtensionDialog } from './dialogs.tsx'
import classes from './order-page.module.css'

interface OrderProps {
  order: ServiceOrder
}

/** What the reader can do with the order now, besides deciding about a delivery and writing. */
export function Actions({ order, side }: OrderProps & { side: Side }) {
  const can = (action: ServiceOrder['actions'][number]) => order.actions.includes(action)
  return (
    <>
      {can('answer_extension') && <ExtensionAnswer order={order} />}
      {can('send_brief') && <Brief order={order} />}
      {can('start') && <Start order={order} />}
      {can('deliver') && <Delivery key={deliveriesOf(order)} order={order} />}
      {can('cancel') && <Cancel order={order} side={side} />}
    </>
  )
}

/** Each delivery has a form of its own, empty again; a message in between leaves it alone. */
const deliveriesOf = ({ entries }: ServiceOrder) => entries.filter(({ kind }) => kind === 'delivered').length

interface WritingProps {
  label: string
  description?: string
  value: string
  onChange: (text: string) => void
  isSent: boolean
}

function Writing({ label, description, value, onChange, isSent }: WritingProps) {
  return (
    <>
      <UnsavedGuard unsaved={value.trim() !== '' && !isSent} />
      <Textarea
        label={label}
        {...(description && { description })}
        autosize
        minRows={3}
        maxRows={14}
        maxLength={SERVICE_TEXT_MAX}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </>
  )
}

function Brief({ order: { id, brief, days } }: OrderProps) {
  const t = useT()
  const [text, setText] = useState(brief)
  const sending = useSendBrief()
  return (
    <div className={classes.form}>
      <Writing
        label={t('Your brief')}
        description={t.count(
          days,
          'Say what you need and share your papers. The consultant then has {count} day.',
          'Say what you need and share your papers. The consultant then has {count} days.',
        )}
        value={text}
        onChange={setText}
        isSent={sending.isSuccess || text === brief}
      />
      <div className={classes.acts}>
        <Button
          disabled={text.trim() === '' || text === brief}
          loading={sending.isPending}
          onClick={() => sending.mutate({ id, text })}
        >
          {brief ? t('Change the brief') : t('Send the brief')}
        </Button>
      </div>
    </div>
  )
}

/** Accept the delivery, send it back, or after two returns ask staff to decide. */
export function Decision({ order }: OrderProps) {
  const t = useT()
  const { id, acceptUntil, milestones, actions, other, acceptPaise } = order
  const current = milestones.find(({ acceptedAt }) => acceptedAt === null)
  const [text, setText] = useState('')
  const [asks, setAsks] = useState<'accept' | 'dispute'>()
  const close = () => setAsks(undefined)
  const [accepting, returning, disputing] = [useAcceptWork(), useSendBack(), useDispute()]
  if (!current) return null
  const { position } = current
  const mayReturn = actions.includes('send_back')
  const sending = mayReturn ? returning : disputing
  const amount = formatPaise(acceptPaise)
  return (
    <div className={classes.form}>
      <Writing
        label={mayReturn ? t('If something must change') : t('If you cannot accept it')}
        description={
          mayReturn
            ? t.count(
                RETURNS_MAX - current.returns,
                'You can send it back {count} more time.',
                'You can send it back {count} more times.',
              )
            : t('You have sent it back twice. Accept it, or ask our team to decide within seven days.')
        }
        value={text}
        onChange={setText}
        isSent={sending.isSuccess || accepting.isSuccess}
      />
      <div className={classes.acts}>
        <Button
          variant="default"
          disabled={text.trim() === ''}
          loading={sending.isPending}
          onClick={() => (mayReturn ? returning.mutate({ id, position, text }) : setAsks('dispute'))}
        >
          {mayReturn ? t('Send back|work') : t('Open a dispute')}
        </Button>
        <Button loading={accepting.isPending} onClick={() => setAsks('accept')}>
          {t('Accept the work')}
        </Button>
      </div>
      {acceptUntil && (
        <p className={classes.note}>
          {t('If you do nothing, it is accepted on {day}.', { day: formatDate(acceptUntil, t) })}
        </p>
      )}
      <ConfirmDialog
        opened={asks === 'accept'}
        title={t('Accept the work?')}
        keep={t('Not yet')}
        onKeep={close}
        act={acceptPaise > 0 ? t('Accept and release {amount}', { amount }) : t('Accept the work')}
        onAct={() => accepting.mutate({ id, position }, { onSettled: close })}
        busy={accepting.isPending}
        destructive={false}
      >
        {acceptPaise > 0 && `${t('We then release {amount} to {name}.', { amount, name: other.name })} `}
        {t('You can no longer send it back.')}
      </ConfirmDialog>
      <ConfirmDialog
        opened={asks === 'dispute'}
        title={t('Open a dispute?')}
        keep={t('Not yet')}
        onKeep={close}
        act={t('Open a dispute')}
        onAct={() => disputing.mutate({ id, position, text }, { onSettled: close })}
        busy={disputing.isPending}
        destructive={false}
      >
        {t(
          'Our team reads what both of you wrote and decides within seven days who gets the money. You can no longer accept the work yourself.',
        )}
      </ConfirmDialog>
    </div>
  )
}

function ExtensionAnswer({ order: { id, extensionOn, other } }: OrderProps) {
  const t = useT()
  const answering = useAnswerExtension()
  const answer = (agrees: boolean) => answering.mutate({ id, day: extensionOn!, agrees })
  return (
    <div className={classes.form}>
      <p className={classes.text}>
        {t('{name} asks for more time, until {day}.', { name: other.name, day: formatDate(extensionOn!, t) })}
      </p>
      <div className={classes.acts}>
        <Button variant="default" disabled={answering.isPending} onClick={() => answer(false)}>
          {t('Decline|a new day')}
        </Button>
        <Button loading={answering.isPending} onClick={() => answer(true)}>
          {t('Agree|to a new day')}
        </Button>
      </div>
    </div>
  )
}

function Start({ order: { id } }: OrderProps) {
  const t = useT()
  const starting = useStart()
  return (
    <div className={classes.acts}>
      <Button loading={starting.isPending} onClick={() => starting.mutate(id)}>
        {t('Start the work')}
      </Button>
    </div>
  )
}

function Delivery({ order }: OrderProps) {
  const t = useT()
  const { id, milestones, actions } = order
  const [text, setText] = useState('')
  const [asking, setAsking] = useState(false)
  const delivering = useDeliver()
  const current = milestones.find(({ acceptedAt }) => acceptedAt === null)
  if (!current) return null
  return (
    <div className={classes.form}>
      <Writing
        label={t('Note to the delivery')}
        description={t('Share the files first. The customer then has seven days to accept them or send them back.')}
        value={text}
        onChange={setText}
        isSent={delivering.isSuccess}
      />
      <div className={classes.acts}>
        {actions.includes('ask_extension') && (
          <Button variant="default" onClick={() => setAsking(true)}>
            {t('Ask for more time')}
          </Button>
        )}
        <Button
          disabled={text.trim() === ''}
          loading={delivering.isPending}
          onClick={() => delivering.mutate({ id, position: current.position, text })}
        >
          {t('Deliver|work')}
        </Button>
      </div>
      {asking && <ExtensionDialog order={order} onClose={() => setAsking(false)} />}
    </div>
  )
}

export function Message({ order: { id, other } }: OrderProps) {
  const t = useT()
  const [text, setText] = useState('')
  const writing = useWrite()
  return (
    <div className={classes.form}>
      <Writing
        label={t('Message to {name}', { name: other.name })}
        value={text}
        onChange={setText}
        isSent={writing.isPending}
      />
      <div className={classes.acts}>
        <Button
          variant="default"
          disabled={text.trim() === ''}
          loading={writing.isPending}
          onClick={() => writing.mutate({ id, text }, { onSuccess: () => setText('') })}
        >
          {t('Send message')}
        </Button>
      </div>
    </div>
  )
}

function Cancel({ order, side }: OrderProps & { side: Side }) {
  const t = useT()
  const [cancelling, setCancelling] = useState(false)
  return (
    <div className={classes.acts}>
      <Button variant="subtle" color="madder" onClick={() => setCancelling(true)}>
        {t('Cancel this order')}
      </Button>
      {cancelling && <CancelDialog order={order} side={side} onClose={() => setCancelling(false)} />}
    </div>
  )
}
