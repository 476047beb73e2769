import { formatDate, formatTime } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { Panel } from '~/ui/panel.tsx'
import type { TextVersion } from './api.ts'
import classes from './templates.module.css'

/** Who changed a text, when and why. */
export function TextVersions({ versions }: { versions: readonly TextVersion[] }) {
  const t = useT()
  return (
    <Panel title={t('Versions|of a message text')}>
      {versions.length === 0 && <p className={classes.hint}>{t('This text was never changed.')}</p>}
      <ol className={classes.versions}>
        {versions.map(({ version, isStandard, title, body, reason, changedBy, changedAt, language }) => (
          <li key={version}>
            <strong>
              {version}. {changedBy}, {formatDate(changedAt, t)}, {formatTime(changedAt, t)}
            </strong>
            <div className={classes.hint}>{reason}</div>
            {isStandard ? (
              <div>{t('Standard text')}</div>
            ) : (
              <div lang={language}>{[title, body].filter(Boolean).join(': ')}</div>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
