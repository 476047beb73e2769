import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshBackOffice } from '~/lib/back-office.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { formatCount } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Badge } from '~/ui/operated/badge.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { ActDialog } from '~/ui/operated/form/act-dialog.tsx'
import { Panel } from '~/ui/panel.tsx'
import { toast } from '~/ui/toast.tsx'
import { talkPath } from '../../api.ts'
import { publishTalk, type StaffTalk, withdrawTalk } from '../api.ts'
import { stateIn } from '../words.ts'
import classes from './editor.module.css'
import { useFileOperation } from './use-file-operation.ts'

/** What is missing before publishing, and the buttons to publish and withdraw. */
export function PublishPanel({ talk }: { talk: StaffTalk }) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const [withdrawing, setWithdrawing] = useState(false)
  const publish = useFileOperation(() => publishTalk(api, talk))
  const isOver = Date.parse(talk.startsAt) <= Date.now()
  const languages = talk.recording?.captions.map(({ language }) => language) ?? []
  const { label, color } = stateIn(talk.state, t)
  const checks = [
    { done: talk.about_english !== '', words: t('Description in English') },
    { done: talk.about_hindi !== '', words: t('Description in Hindi') },
    { done: talk.recording !== null, words: t('Recording'), optional: !isOver },
    { done: languages.length === 2, words: t('Captions in both languages'), optional: true },
  ]
  return (
    <Panel title={t('Before publishing')} action={<Badge color={color}>{label}</Badge>}>
      <ul className={classes.checks}>
        {checks.map(({ done, words, optional }) => (
          <li key={words} data-done={done}>
            <Icon name={done ? 'circle-check' : 'clock'} />
            <span>
              {words}
              <span className="pm-visually-hidden">: {done ? t('done') : t('missing')}</span>
            </span>
            {!done && optional && <small>{t('Optional')}</small>}
          </li>
        ))}
      </ul>
      {talk.withdrawnReason && (
        <p className={classes.hint}>{t('Withdrawn: {reason}', { reason: talk.withdrawnReason })}</p>
      )}
      <div className={classes.acts}>
        {talk.state === 'published' ? (
          <>
            <LocalLink to={talkPath(talk)}>{t('View page')}</LocalLink>
            <Button variant="light" color="madder" onClick={() => setWithdrawing(true)}>
              {t('Withdraw')}
            </Button>
          </>
        ) : (
          <Button size="lg" loading={publish.isPending} onClick={() => publish.mutate(undefined)}>
            {t('Publish')}
          </Button>
        )}
      </div>
      {withdrawing && (
        <ActDialog
          title={t('Withdraw this talk?')}
          act={t('Withdraw')}
          destructive
          onClose={() => setWithdrawing(false)}
          send={(reason) => withdrawTalk(api, talk, reason)}
          onDone={({ message }) => {
            void toast(t(message))
            void refreshBackOffice(client)
          }}
        >
          {talk.recording
            ? t('Its page and recording are removed for everyone immediately.')
            : t('Its page is removed for everyone immediately, and {count} people with reminders are notified.', {
                count: formatCount(talk.going),
              })}
        </ActDialog>
      )}
    </Panel>
  )
}
