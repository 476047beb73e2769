import { useT } from '~/lib/i18n/react.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { type ComparedConsultant, headlineOf } from '../../api.ts'
import { sessionPath } from '../../card-session.ts'
import { compareRows } from '../../compare/rows.tsx'
import { LivePresence } from '../../presence/live-presence.tsx'
import { Portrait } from '../portrait.tsx'
import classes from './compare-table.module.css'

interface CompareTableProps {
  consultants: readonly ComparedConsultant[]
  onlyDifferent: boolean
}

/** Side by side; the best value of each row is highlighted. */
export function CompareTable({ consultants, onlyDifferent }: CompareTableProps) {
  const t = useT()
  const rows = compareRows(consultants, t).filter((row) => !onlyDifferent || row.differs)
  return (
    <table className={classes.table} data-people={consultants.length}>
      <caption className="pm-visually-hidden">{t('The best value in each row is green.')}</caption>
      <thead>
        <tr>
          <td className={classes.corner} />
          {consultants.map((consultant, i) => (
            <th key={consultant.id} scope="col">
              <div className={classes.person}>
                <span className={classes.portrait}>
                  <Portrait id={consultant.id} picture={consultant.thumbnail} width={76} early />
                  <LivePresence id={consultant.id} rendered={consultant.presence} dotOnly />
                </span>
                <span>
                  <strong lang={t.lang(consultant.name)}>{consultant.name}</strong>
                  <span className={classes.headline}>{headlineOf(consultant, t.language)}</span>
                </span>
              </div>
              <ButtonLink
                to={sessionPath(consultant)}
                variant={i === 0 ? 'filled' : 'outline'}
                className={classes.book}
                aria-label={t('Book {name}', { name: consultant.name })}
              >
                {t('Book|verb')}
              </ButtonLink>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, title, cells }) => (
          <tr key={key}>
            <th scope="row">{title}</th>
            {cells.map(({ id, content, best }) => (
              <td key={id} data-best={best}>
                {content}
                {best && <span className="pm-visually-hidden"> {t('(the best)')}</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
