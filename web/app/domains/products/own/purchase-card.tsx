import { useMutation, useQueryClient } from '@tanstack/react-query'
import { formatDate } from '~/lib/dates.ts'
import { problemText } from '~/lib/form.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { ButtonLink } from '~/ui/button-link.tsx'
import { Badge } from '~/ui/operated/badge.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { toastFailure } from '~/ui/toast.tsx'
import { saveFile } from '~/ui/use-download.ts'
import { downloadProduct, type Purchase, refreshPurchases } from '../api.ts'
import { Photo } from '../list/photo.tsx'
import { fileInWords } from '../words.ts'
import classes from './own.module.css'

interface PurchaseCardProps {
  purchase: Purchase
  orderPath: string
  profilePath: string
  onGiveBack: () => void
}

/** A product that was bought: its versions to download, and the way to give it back. */
export function PurchaseCard({ purchase, orderPath, profilePath, onGiveBack }: PurchaseCardProps) {
  const t = useT()
  const title = titleOf(purchase, t.language)
  const { consultant, boughtAt, updatesUntil, isRefunded, isRefundable, editions } = purchase
  return (
    <article className={classes.card}>
      <div className={classes.photo}>
        <Photo id={purchase.productId} photo={purchase.photo} />
      </div>
      <div className={classes.words}>
        <header className={classes.head}>
          <h2 lang={t.lang(title)}>{title}</h2>
          {isRefunded && <Badge color="gray">{t('Refunded|a product')}</Badge>}
        </header>
        <p>
          <LocalLink to={profilePath} lang={t.lang(consultant.name)}>
            {consultant.name}
          </LocalLink>{' '}
          · {t('Bought on {day}', { day: formatDate(boughtAt, t) })}
          {!isRefunded && <> · {t('New versions free till {day}', { day: formatDate(updatesUntil, t) })}</>}
        </p>
        <ul className={classes.editions}>
          {editions.flatMap((edition) =>
            edition.files.map((file) => (
              <BoughtFile key={`${edition.id} ${file.position}`} purchase={purchase} edition={edition} file={file} />
            )),
          )}
        </ul>
        <div className={classes.actions}>
          <ButtonLink to={orderPath} variant="plain">
            {t('Order and invoice')}
          </ButtonLink>
          {isRefundable && (
            <Button variant="subtle" onClick={onGiveBack}>
              {t('Give it back')}
            </Button>
          )}
        </div>
      </div>
    </article>
  )
}

interface BoughtFileProps {
  purchase: Purchase
  edition: Purchase['editions'][number]
  file: Purchase['editions'][number]['files'][number]
}

function BoughtFile({ purchase, edition, file }: BoughtFileProps) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const { number } = edition
  const { position, name, downloadsLeft } = file
  const downloading = useMutation({
    mutationFn: () => downloadProduct(api, { id: purchase.id, edition: number, position }),
    onSuccess: saveFile,
    onError: (error) => void toastFailure(problemText(error, t)),
    onSettled: () => refreshPurchases(client),
  })
  return (
    <li>
      <span>
        <strong lang={t.lang(name)}>{name}</strong>
        <br />
        <span className="pm-num">
          {t('Version {number}', { number })} · {fileInWords(file, t)} ·{' '}
          {t.count(downloadsLeft, '{count} download left', '{count} downloads left')}
        </span>
      </span>
      <Button loading={downloading.isPending} disabled={downloadsLeft === 0} onClick={() => downloading.mutate()}>
        {t('Download')}
        <span className="pm-visually-hidden">
          : {name}, {t('Version {number}', { number })}
        </span>
      </Button>
    </li>
  )
}
