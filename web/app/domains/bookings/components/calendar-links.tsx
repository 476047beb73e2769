import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { Icon } from '~/ui/icon.tsx'
import { toastFailure } from '~/ui/toast.tsx'
import { saveFile } from '~/ui/use-download.ts'
import { useCalendarLinks } from '../calendar-api.ts'
import classes from './calendar-links.module.css'

type Way = 'file' | 'google' | 'outlook'

/** Adds a session to a calendar: a file for any program, and links to Google and Outlook. */
export function CalendarLinks({ bookingId }: { bookingId: number }) {
  const t = useT()
  const links = useCalendarLinks(bookingId)
  const open = async (way: Way) => {
    // A window opened after the click's task is blocked.
    const tab = way === 'file' ? null : window.open('', '_blank')
    try {
      const answer = await links.mutateAsync()
      if (tab) tab.opener = null
      if (tab) tab.location.href = answer[way]
      else saveFile(answer.file)
    } catch (error) {
      tab?.close()
      toastFailure(problemText(error, t))
    }
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of form fields.
    <div className={classes.links} role="group" aria-label={t('Add to calendar')}>
      <button type="button" className={classes.way} disabled={links.isPending} onClick={() => open('file')}>
        <Icon name="calendar-event" size={18} />
        {t('Calendar file')}
      </button>
      <button type="button" className={classes.way} disabled={links.isPending} onClick={() => open('google')}>
        {t('Google')}
        <Icon name="external-link" size={16} />
      </button>
      <button type="button" className={classes.way} disabled={links.isPending} onClick={() => open('outlook')}>
        {t('Outlook')}
        <Icon name="external-link" size={16} />
      </button>
    </div>
  )
}
