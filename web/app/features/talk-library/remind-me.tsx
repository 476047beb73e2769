import { openLogin, useAuth } from '~/domains/accounts/state.ts'
import { type LibraryTalk, useIsReminded, useSetReminder } from '~/domains/talks/library/api.ts'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { titleOf } from '~/lib/titles.ts'
import { Icon } from '~/ui/icon.tsx'
import { toast, toastFailure } from '~/ui/toast.tsx'
import classes from './remind-me.module.css'

/** Sets a reminder for a talk. A visitor signs in first. */
export function RemindMe({ talk }: { talk: Pick<LibraryTalk, 'id' | 'title_english' | 'title_hindi'> }) {
  const t = useT()
  const type = useAuth((state) => state.auth?.type)
  const reminded = useIsReminded(talk.id, type === 'user' || type === 'consultant') ?? false
  const set = useSetReminder((error) => void toastFailure(problemText(error, t)))
  if (type === 'admin') return null
  const remind = () =>
    set.mutate(
      { id: talk.id, wanted: true },
      { onSuccess: () => void toast(t('We will remind you shortly before it starts.')) },
    )
  const press = () => {
    if (!type) openLogin({ besides: remind })
    else if (reminded) set.mutate({ id: talk.id, wanted: false })
    else remind()
  }
  return (
    <button type="button" className={classes.remind} aria-pressed={reminded} disabled={set.isPending} onClick={press}>
      {reminded && <Icon name="check" size={18} />}
      {reminded ? t('Reminder set') : t('Remind me')}
      <span className="pm-visually-hidden">: {titleOf(talk, t.language)}</span>
    </button>
  )
}
