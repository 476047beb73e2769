import { formatDate, formatTime } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { Facts } from '~/ui/facts.tsx'
import { Dialog } from '~/ui/operated/dialog.tsx'
import type { AuditEntry } from '../api.ts'
import classes from './entry-dialog.module.css'
import { SentenceAndReason } from './sentence.tsx'

/** One entry in full: what happened, when, why and what changed; as it is stored on demand. */
export function EntryDialog({ entry, close }: { entry: AuditEntry; close: () => void }) {
  const t = useT()
  const { id, at, action, subject, before, after, requestId, address, changes } = entry
  return (
    <Dialog opened onClose={close} title={t('Entry {id}', { id })} width={640}>
      <p className={classes.sentence}>
        <SentenceAndReason entry={entry} />
      </p>
      {changes.length > 0 && (
        <table className={classes.changes}>
          <thead>
            <tr>
              <th scope="col">{t('What|changed')}</th>
              <th scope="col">{t('Before')}</th>
              <th scope="col">{t('After')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map((change) => (
              <tr key={`${change.label} ${change.before} ${change.after}`}>
                <th scope="row">{change.label}</th>
                <td>{change.before ?? '–'}</td>
                <td>{change.after ?? '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Facts
        facts={[
          [t('When'), `${formatDate(at, t)}, ${formatTime(at, t)}`],
          [t('IP address'), address],
          [t('Request'), requestId],
        ]}
      />
      <details className={classes.stored}>
        <summary>{t('As stored')}</summary>
        <pre>{JSON.stringify({ action, subject, before, after }, null, 2)}</pre>
      </details>
    </Dialog>
  )
}
