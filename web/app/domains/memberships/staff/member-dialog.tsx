import { useQuery } from '@tanstack/react-query'
import { formatDate } from '~/lib/dates.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Dialog } from '~/ui/operated/dialog.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { memberQuery } from './api.ts'
import classes from './staff.module.css'
import { kinds } from './words.ts'

interface MemberDialogProps {
  id: number
  name: string
  close: () => void
}

/** A membership with the notes for the help desk and the benefits that were used. */
export function MemberDialog({ id, name, close }: MemberDialogProps) {
  const t = useT()
  const answer = useQuery(memberQuery(useApi(), id))
  const { membership, uses = [] } = answer.data ?? {}
  return (
    <Dialog opened onClose={close} title={name} width={640}>
      {answer.isLoading && <SkeletonLines />}
      {answer.isError && <LoadFailed retry={answer.refetch} />}
      {membership && (
        <>
          <p className="pm-num">
            {membership.number}, {titleOf(membership.plan, t.language)}, {t(kinds[membership.kind])}{' '}
            <LocalLink to={`/admin/orders/${membership.orderId}`}>
              {t('Order {number}', { number: membership.orderId })}
            </LocalLink>
          </p>
          {membership.businessName && <p>{membership.businessName}</p>}
          <h3>{t('Notes for the help desk|staff')}</h3>
          <p>{membership.notes || t('No notes')}</p>
          <h3>{t('Benefits used|staff')}</h3>
          {uses.length === 0 && <p>{t('Nothing used yet')}</p>}
          <ul className={classes.uses}>
            {uses.map(({ id: use, at, benefit_english, benefit_hindi, paise, ...line }) => (
              <li key={use}>
                <span>
                  {formatDate(at, t)}: {titleOf(line, t.language)},{' '}
                  {titleOf({ title_english: benefit_english, title_hindi: benefit_hindi }, t.language)}
                </span>
                <strong className="pm-num">{formatPaise(paise)}</strong>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}
