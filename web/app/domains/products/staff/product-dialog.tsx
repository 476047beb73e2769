import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { problemText } from '~/lib/form.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { Dialog, DialogActions } from '~/ui/operated/dialog.tsx'
import { ActDialog } from '~/ui/operated/form/act-dialog.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { toast, toastFailure } from '~/ui/toast.tsx'
import { useDownload } from '~/ui/use-download.ts'
import { weightOf } from '../goods/words.ts'
import { fileInWords } from '../words.ts'
import {
  approveProduct,
  openProductVersion,
  refreshStaffProducts,
  type StaffProduct,
  type StaffRow,
  sendProductBack,
  staffProductQuery,
  takeProductDown,
} from './api.ts'
import classes from './staff.module.css'

/** A product with its file, and the decision about it. */
export function ProductDialog({ row, close }: { row: StaffRow; close: () => void }) {
  const t = useT()
  const answer = useQuery(staffProductQuery(useApi(), row.id))
  return (
    <Dialog opened onClose={close} title={titleOf(row, t.language)}>
      {answer.isLoading && <SkeletonLines />}
      {answer.isError && <LoadFailed retry={answer.refetch} />}
      {answer.data && <Decision product={answer.data.product} close={close} />}
    </Dialog>
  )
}

function Decision({ product, close }: { product: StaffProduct; close: () => void }) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const [asked, setAsked] = useState<'back' | 'down'>()
  const done = ({ message }: { message: string }) => {
    void toast(t(message))
    void refreshStaffProducts(client)
    close()
  }
  const approving = useMutation({
    mutationFn: () => approveProduct(api, product),
    onSuccess: done,
    onError: (error) => void toastFailure(problemText(error, t)),
  })
  const { consultant, versions, note, goods } = product
  return (
    <>
      <p>
        <LocalLink to={`/consultants/${consultant.slug}`} className={classes.link}>
          {consultant.name}
        </LocalLink>{' '}
        · {formatPaise(product.pricePaise)} {t('+ GST')}
      </p>
      {product.photos.map(({ id, path, alt_english, alt_hindi }) => (
        <figure key={id} className={classes.figure}>
          <img className={classes.photo} src={path} alt={alt_english} />
          <figcaption>{[alt_english, alt_hindi].filter(Boolean).join(' · ') || t('No description')}</figcaption>
        </figure>
      ))}
      <p className={classes.about}>{product.about_english}</p>
      {product.about_hindi && (
        <p className={classes.about} lang="hi">
          {product.about_hindi}
        </p>
      )}
      {goods && (
        <p className="pm-num">
          HSN {goods.hsn} · GST {goods.gstRateBp / 100}% · {weightOf(goods.weightGrams, t)} · {goods.countryOfOrigin} ·{' '}
          {t('Stock: {count}', { count: goods.stock })}
        </p>
      )}
      {note && <p>{t('From our team: {note}', { note })}</p>}
      <ul className={classes.versions}>
        {versions.flatMap((version) =>
          version.files.map((file) => (
            <VersionFile key={`${version.id} ${file.position}`} productId={product.id} version={version} file={file} />
          )),
        )}
      </ul>
      <DialogActions>
        {product.isWaiting && (
          <>
            <Button variant="default" size="lg" onClick={() => setAsked('back')}>
              {t('Send back')}
            </Button>
            <Button size="lg" loading={approving.isPending} onClick={() => approving.mutate()}>
              {t('Approve')}
            </Button>
          </>
        )}
        {product.state === 'published' && !product.isWaiting && (
          <Button variant="default" size="lg" onClick={() => setAsked('down')}>
            {t('Take off sale')}
          </Button>
        )}
      </DialogActions>
      {asked === 'back' && (
        <ActDialog
          title={t('Send this product back?')}
          act={t('Send back')}
          onClose={() => setAsked(undefined)}
          send={(reason) => sendProductBack(api, product, reason)}
          onDone={done}
        >
          {t('The consultant gets the reason and can send it again.')}
        </ActDialog>
      )}
      {asked === 'down' && (
        <ActDialog
          title={t('Take this product off sale?')}
          act={t('Take off sale')}
          destructive
          onClose={() => setAsked(undefined)}
          send={(reason) => takeProductDown(api, product, reason)}
          onDone={done}
        >
          {t('Customers who bought it keep it. The consultant gets the reason.')}
        </ActDialog>
      )}
    </>
  )
}

interface VersionFileProps {
  productId: number
  version: StaffProduct['versions'][number]
  file: StaffProduct['versions'][number]['files'][number]
}

function VersionFile({ productId, version, file }: VersionFileProps) {
  const t = useT()
  const api = useApi()
  const { name, position } = file
  const opening = useDownload(() => openProductVersion(api, { id: productId, versionId: version.id, position }))
  return (
    <li>
      <span className="pm-num">
        {t('Version {number}', { number: version.number })} · {name} · {fileInWords(file, t)} ·{' '}
        {version.isApproved ? t('Approved|a version') : t('Waiting for approval|a product')}
      </span>
      <Button variant="subtle" loading={opening.isPending} onClick={() => opening.mutate()}>
        {t('Download')}
        <span className="pm-visually-hidden">
          : {name}, {t('Version {number}', { number: version.number })}
        </span>
      </Button>
    </li>
  )
}
