import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate } from '~/lib/dates.ts'
import { problemText } from '~/lib/form.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { useIdempotencyKey } from '~/lib/idempotency-key.ts'
import { formatExactPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { ButtonLink } from '~/ui/button-link.tsx'
import { Badge } from '~/ui/operated/badge.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { ConfirmDialog } from '~/ui/operated/confirm-dialog.tsx'
import { toast, toastFailure } from '~/ui/toast.tsx'
import { saveFile } from '~/ui/use-download.ts'
import { downloadProduct, type Purchase, refreshPurchases, refundPurchase } from '../api.ts'
import { Photo } from '../list/photo.tsx'
import { fileInWords } from '../words.ts'
import classes from './own.module.css'

interface PurchaseCardProps {
  purchase: Purchase
  orderPath: string
  profilePath: string
}

/** A product that was bought: its versions to download, and the way to give it back. */
export function PurchaseCard({ purchase, orderPath, profilePath }: PurchaseCardProps) {
  const t = useT()
  const [isReturning, setReturning] = useState(false)
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
            {t('Receipt and invoice')}
          </ButtonLink>
          {isRefundable && (
            <Button variant="subtle" onClick={() => setReturning(true)}>
              {t('Give it back')}
            </Button>
          )}
        </div>
      </div>
      {isReturning && <ReturnDialog purchase={purchase} close={() => setReturning(false)} />}
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

function ReturnDialog({ purchase, close }: { purchase: Purchase; close: () => void }) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const attempt = useIdempotencyKey()
  const returning = useMutation({
    mutationFn: () => refundPurchase(api, purchase.id, attempt.keyFor(purchase.id)),
    onSuccess: ({ message }) => {
      attempt.done()
      void toast(t(message))
      void refreshPurchases(client)
      close()
    },
    onError: (error) => void toastFailure(problemText(error, t)),
  })
  return (
    <ConfirmDialog
      opened
      title={t('Give this product back?')}
      keep={t('Keep it')}
      onKeep={close}
      act={t('Give it back')}
      onAct={() => returning.mutate()}
      busy={returning.isPending}
    >
      {t('{amount} goes to your wallet. You can no longer download it then.', {
        amount: formatExactPaise(purchase.paidPaise),
      })}
    </ConfirmDialog>
  )
}
