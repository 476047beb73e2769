import { formatDate, formatTime } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { Facts } from '~/ui/facts.tsx'
import { Dialog } from '~/ui/operated/dialog.tsx'
import type { AuditEntry } from '../api.ts'
import { changesOf } from '../rules.ts'
import { actionInWords } from '../words.ts'
import { Actor } from './actor.tsx'
import classes from './entry-dialog.module.css'
import { SubjectLink } from './subject-link.tsx'

/** One entry in full: who, what, when, why and what changed. */
export function EntryDialog({ entry, close }: { entry: AuditEntry; close: () => void }) {
  const t = useT()
  const changes = changesOf(entry.before, entry.after)
  return (
    <Dialog opened onClose={close} title={actionInWords(entry.action, t)} width={640}>
      <Facts
        facts={[
          [t('When'), `${formatDate(entry.at, t)}, ${formatTime(entry.at, t)}`],
          [t('Who'), <Actor key="who" actor={entry.actor} />],
          [t('Reason'), entry.reason],
          [t('Subject'), entry.subject && <SubjectLink key="subject" subject={entry.subject} />],
          [t('IP address'), entry.address],
          [t('Request'), entry.requestId],
          [t('Entry'), String(entry.id)],
        ]}
      />
      {changes.length > 0 && (
        <table className={classes.changes}>
          <thead>
            <tr>
              <th scope="col">{t('Fact')}</th>
              <th scope="col">{t('Before')}</th>
              <th scope="col">{t('After')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ name, before, after }) => (
              <tr key={name} data-changed={before !== after}>
                <th scope="row">{name}</th>
                <td>{before ?? '–'}</td>
                <td>{after ?? '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  )
}
