import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Envelope } from '~/lib/api.ts'
import { refreshBackOffice } from '~/lib/back-office.ts'
import { localPath } from '~/lib/i18n/language.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { ActDialog } from '~/ui/operated/form/act-dialog.tsx'
import { toast } from '~/ui/toast.tsx'
import classes from './form.module.css'

interface EntryActsProps {
  title: string
  hidden: boolean
  /** Not used anywhere, so it can be deleted. */
  unused: boolean
  setHidden: (hidden: boolean, reason: string) => Promise<Envelope<unknown>>
  remove: (reason: string) => Promise<Envelope<unknown>>
}

/** Hide or show; delete while unused. Both with a reason. */
export function EntryActs({ title, hidden, unused, setHidden, remove }: EntryActsProps) {
  const t = useT()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [asking, setAsking] = useState<'hide' | 'delete'>()
  const close = () => setAsking(undefined)
  const done = ({ message }: Envelope<unknown>) => {
    toast(t(message))
    refreshBackOffice(client)
  }
  return (
    <div className={classes.acts}>
      {unused && (
        <Button variant="light" color="madder" onClick={() => setAsking('delete')}>
          {t('Delete')}
        </Button>
      )}
      <Button
        variant={hidden ? 'default' : 'light'}
        {...(!hidden && { color: 'madder' })}
        onClick={() => setAsking('hide')}
      >
        {hidden ? t('Show again') : t('Hide')}
      </Button>
      {asking === 'hide' && (
        <ActDialog
          title={hidden ? t('Show {title} again?', { title }) : t('Hide {title}?', { title })}
          act={hidden ? t('Show again') : t('Hide')}
          destructive={!hidden}
          onClose={close}
          send={(reason) => setHidden(!hidden, reason)}
          onDone={done}
        >
          {hidden
            ? t('It returns to menus and search immediately.')
            : t('It is removed from menus and search immediately. Links, consultants and bookings keep it.')}
        </ActDialog>
      )}
      {asking === 'delete' && (
        <ActDialog
          title={t('Delete {title}?', { title })}
          act={t('Delete')}
          destructive
          onClose={close}
          send={remove}
          onDone={(answer) => {
            navigate(localPath('/admin/catalogue', t.language))
            done(answer)
          }}
        >
          {t('It is not in use. This cannot be undone.')}
        </ActDialog>
      )}
    </div>
  )
}
