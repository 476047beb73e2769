import { useQuery } from '@tanstack/react-query'
import {
  type CSSProperties,
  type KeyboardEvent,
  lazy,
  Suspense,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { Showing } from '~/domains/calls/api.ts'
import { openable } from '~/domains/locker/api.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { PlainButton } from '~/ui/button-link.tsx'
import { Icon } from '~/ui/icon.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import classes from './document-stage.module.css'

const ShownPdf = lazy(async () => ({ default: (await import('./shown-pdf.tsx')).ShownPdf }))

interface DocumentStageProps {
  showing: Showing
  /** The other side's first name. */
  name: string
  /** Of a PDF, once it is read. */
  pages: number | null
  onPages: (pages: number) => void
  /** The person has just chosen it: the arrow keys turn its pages without a click. */
  takesFocus: boolean
  onTurn: (page: number) => void
  onStop: () => void
}

const ZOOMS = [1, 1.25, 1.5, 2, 3, 4]

/** A document that both sides see. Who shows it turns its pages; each side enlarges it for itself. */
export function DocumentStage({ showing, name, pages, onPages, takesFocus, onTurn, onStop }: DocumentStageProps) {
  const t = useT()
  const paper = useRef<HTMLDivElement>(null)
  const [zoom, setZoom] = useState(1)
  const { kind, mine } = showing
  const page = Math.min(showing.page, pages ?? showing.page)
  useEffect(() => {
    if (takesFocus) paper.current?.focus()
  }, [takesFocus])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins at its top.
  useEffect(() => void paper.current?.scrollTo({ top: 0 }), [page])
  const turn = (step: number) => {
    const next = page + step
    if (mine && pages && next >= 1 && next <= pages) onTurn(next)
  }
  const turnByKey = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step || !mine || event.repeat) return
    event.preventDefault()
    turn(step)
  }
  const zooms = (step: number) => ZOOMS[ZOOMS.indexOf(zoom) + step]
  const zoomBy = (step: number) => setZoom(zooms(step) ?? zoom)
  const percent = `${Math.round(zoom * 100)}%`
  return (
    <section className={classes.card} aria-label={showing.name} onKeyDown={turnByKey}>
      <div className={classes.head}>
        <Icon name={kind === 'pdf' ? 'file-type-pdf' : 'photo'} size={22} />
        <p className={classes.about}>
          <strong lang={t.lang(showing.name)}>{showing.name}</strong>{' '}
          <span className="pm-num">
            {pages && `${t('Page {page} of {pages}', { page, pages })} · `}
            {mine ? t('You are presenting') : t('{name} is presenting', { name })}
          </span>
        </p>
        <div className={classes.zoom}>
          <IconButton icon="zoom-out" label={t('Smaller')} aria-disabled={!zooms(-1)} onClick={() => zoomBy(-1)} />
          <span className="pm-num" role="status">
            {percent}
          </span>
          <IconButton icon="zoom-in" label={t('Larger')} aria-disabled={!zooms(1)} onClick={() => zoomBy(1)} />
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls. */}
      <div className={classes.paper} ref={paper} tabIndex={0} data-zoom={zoom}>
        <Content {...{ showing, page, zoom, onPages }} key={showing.documentId} />
      </div>
      <div className={classes.foot}>
        {mine && pages !== null && pages > 1 && (
          <>
            <IconButton
              icon="chevron-left"
              label={t('Previous page')}
              aria-disabled={page <= 1}
              onClick={() => turn(-1)}
            />
            <span className="pm-num" aria-hidden="true">
              {page} / {pages}
            </span>
            <IconButton
              icon="chevron-right"
              label={t('Next page')}
              aria-disabled={page >= pages}
              onClick={() => turn(1)}
            />
          </>
        )}
        <PlainButton variant="outline" icon="x" className={classes.stop} onClick={onStop}>
          {t('Stop showing')}
        </PlainButton>
      </div>
    </section>
  )
}

interface ContentProps {
  showing: Showing
  page: number
  zoom: number
  onPages: (pages: number) => void
}

/** The file is read like any other of the locker: by a link of one's own, which its owner sees in the access log. */
function Content({ showing: { documentId, name, kind }, page, zoom, onPages }: ContentProps) {
  const api = useApi()
  const link = useQuery({
    queryKey: ['shown', documentId],
    queryFn: () => openable(api, documentId, { name, kind }).link('preview'),
    ...{ gcTime: 0, staleTime: Number.POSITIVE_INFINITY },
  })
  const retry = () => void link.refetch()
  if (link.isError) return <LoadFailed retry={retry} />
  if (!link.data) return <SkeletonLines lines={6} />
  return (
    <div className={classes.sheet} style={{ '--zoom': zoom } as CSSProperties}>
      {kind === 'pdf' ? (
        <Suspense fallback={<SkeletonLines lines={6} />}>
          <ShownPdf url={link.data} {...{ name, page, zoom, onPages }} onRetry={retry} />
        </Suspense>
      ) : (
        <img src={link.data} alt={name} onLoad={keepRatio} />
      )}
    </div>
  )
}

const keepRatio = ({ currentTarget: image }: SyntheticEvent<HTMLImageElement>) =>
  image.style.setProperty('--ratio', String(image.naturalWidth / image.naturalHeight))
