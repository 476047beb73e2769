import type { ReactNode } from 'react'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { formatExactPaise, formatPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { Alert } from '~/ui/operated/alert.tsx'
import { Badge } from '~/ui/operated/badge.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { type OwnProduct, productPath, submitProduct, withdrawProduct } from '../api.ts'
import { Photo } from '../list/photo.tsx'
import { fileInWords, productStates, stateColors } from '../words.ts'
import classes from './editor.module.css'
import { useAct } from './use-act.ts'

interface ProductRowProps {
  product: OwnProduct
  onEdit: () => void
  onPhotos: () => void
  /** Opens the choice of the file. */
  onFile: () => void
}

/** One product of the consultant: what is missing, and what can be done next. */
export function ProductRow({ product, onEdit, onPhotos, onFile }: ProductRowProps) {
  const t = useT()
  const { state, note, versions, sold, refunded, earnedPaise, goods } = product
  const title = titleOf({ ...product, title_hindi: product.title_hindi || product.title_english }, t.language)
  const [newest] = versions
  const act = useAct()
  const api = useApi()
  const canSubmit = state === 'draft' || state === 'withdrawn'
  const hidden = <span className="pm-visually-hidden">: {title}</span>
  return (
    <li className={classes.row}>
      <div className={classes.photo}>
        <Photo id={product.id} photo={product.photo} kind={product.kind} />
      </div>
      <div className={classes.words}>
        <div className={classes.head}>
          <h2 lang={t.lang(title)}>
            {state === 'published' ? (
              <LocalLink to={productPath(product.id)} data-own>
                {title}
              </LocalLink>
            ) : (
              title
            )}
          </h2>
          <Badge color={stateColors[state]}>{t(productStates[state])}</Badge>
        </div>
        <p className="pm-num">
          {formatPaise(product.pricePaise)} {t('+ GST')} · {t.count(sold, '{count} sold', '{count} sold')}
          {refunded > 0 && ` · ${t.count(refunded, '{count} refunded', '{count} refunded')}`}
          {sold + refunded > 0 && ` · ${t('Your earnings: {amount}', { amount: formatExactPaise(earnedPaise) })}`}
        </p>
        {goods ? (
          <p className="pm-num">
            {t.count(goods.stock, '{count} in stock', '{count} in stock')} ·{' '}
            {t('Customers see {amount} with GST', { amount: formatPaise(product.priceWithTaxPaise ?? 0) })}
          </p>
        ) : (
          <p className="pm-num">
            {newest
              ? `${t('Version {number}', { number: newest.number })} · ${newest.files.map((file) => `${file.name} (${fileInWords(file, t)})`).join(', ')}`
              : t('No files yet. Add what customers get.')}
            {newest && !newest.isApproved && state === 'published' && ` · ${t('the new version waits for approval')}`}
          </p>
        )}
        {note && <Alert color="yellow">{t('From our team: {note}', { note })}</Alert>}
        <div className={classes.actions}>
          <Button variant="default" onClick={onEdit}>
            {t('Edit')}
            {hidden}
          </Button>
          {!goods && (
            <Button variant="default" onClick={onFile}>
              {newest ? t('New version') : t('Add files')}
              {hidden}
            </Button>
          )}
          <Button variant="default" onClick={onPhotos}>
            {t('Photos')}
            {hidden}
          </Button>
          {(state === 'published' || state === 'submitted') && (
            <Button
              variant="subtle"
              loading={act.isPending}
              onClick={() => act.mutate(() => withdrawProduct(api, product))}
            >
              {t('Withdraw|a product')}
              {hidden}
            </Button>
          )}
          {canSubmit && (goods || newest) && (
            <Button loading={act.isPending} onClick={() => act.mutate(() => submitProduct(api, product))}>
              {t('Send for approval')}
              {hidden}
            </Button>
          )}
        </div>
      </div>
    </li>
  )
}

export const ProductRows = ({ children }: { children: ReactNode }) => <ul className={classes.rows}>{children}</ul>
