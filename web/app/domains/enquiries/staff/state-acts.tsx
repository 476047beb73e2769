import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Sent } from '#contract/endpoint.ts'
import type { changeEnquiryState } from '#contract/enquiries/staff.ts'
import { refreshBackOffice } from '~/lib/back-office.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { msg } from '~/lib/i18n/texts.ts'
import { useApi } from '~/lib/query.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { ActDialog } from '~/ui/operated/form/act-dialog.tsx'
import { toast } from '~/ui/toast.tsx'
import { changeState, type StaffEnquiryRow } from './api.ts'
import classes from './staff.module.css'

type Change = Sent<typeof changeEnquiryState>['change']

const words: Record<Change, { act: string; what: string }> = {
  close: { act: msg('Close|an enquiry'), what: msg('Nothing more is sent. You can reopen it.') },
  reopen: { act: msg('Reopen'), what: msg('It is open again, and an answer is due within the promised time.') },
  spam: { act: msg('Mark as spam'), what: msg('It leaves the lists. Nobody is notified.') },
  not_spam: {
    act: msg('Not spam'),
    what: msg('It is announced to the sender and the desk as if it had just arrived.'),
  },
}

const offered: Record<StaffEnquiryRow['state'], readonly Change[]> = {
  new: ['close', 'spam'],
  assigned: ['close', 'spam'],
  answered: ['close'],
  closed: ['reopen'],
  spam: ['not_spam'],
}

/** The changes of state that are possible now, each with a reason. */
export function StateActs({ enquiry: { id, number, state } }: { enquiry: StaffEnquiryRow }) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const [change, setChange] = useState<Change>()
  return (
    <div className={classes.acts}>
      {offered[state].map((one) => (
        <Button key={one} variant="default" onClick={() => setChange(one)}>
          {t(words[one].act)}
        </Button>
      ))}
      {change && (
        <ActDialog
          title={`${t(words[change].act)}: ${number}`}
          act={t(words[change].act)}
          onClose={() => setChange(undefined)}
          send={(reason) => changeState(api, { id, change, reason })}
          onDone={({ message }) => {
            void toast(t(message))
            void refreshBackOffice(client)
          }}
        >
          {t(words[change].what)}
        </ActDialog>
      )}
    </div>
  )
}
