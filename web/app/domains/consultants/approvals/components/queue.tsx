import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { titleOf } from '~/lib/titles.ts'
import { Badge } from '~/ui/operated/badge.tsx'
import { Portrait } from '../../components/portrait.tsx'
import type { ApplicantRow } from '../api.ts'
import classes from './queue.module.css'

/** Waiting applicants, longest first. */
export function Queue({ applicants, open }: { applicants: readonly ApplicantRow[]; open: number | undefined }) {
  const t = useT()
  return (
    <nav aria-label={t('Awaiting approval')}>
      <ul className={classes.queue}>
        {applicants.map(({ id, name, thumbnail, sector, ready }) => (
          <li key={id}>
            <LocalLink to={`/admin/approvals?applicant=${id}`} aria-current={id === open ? 'true' : undefined}>
              <Portrait id={id} picture={thumbnail} width={44} />
              <span className={classes.words}>
                <strong lang={t.lang(name)}>{name}</strong>
                <span>{sector ? titleOf(sector, t.language) : t('No industry chosen')}</span>
              </span>
              <Badge component="span" color={ready ? 'leaf' : 'marigold'}>
                {ready ? t('Ready|to be approved') : t('Missing')}
              </Badge>
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
