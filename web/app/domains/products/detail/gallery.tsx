import { type KeyboardEvent, useRef, useState } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import type { ProductDetail } from '../api.ts'
import { Photo } from '../list/photo.tsx'
import classes from './gallery.module.css'

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/** The photos of a product: a large one, and all others small below it; arrow keys move between them. */
export function Gallery({ product, title }: { product: ProductDetail; title: string }) {
  const t = useT()
  const [at, setAt] = useState(0)
  const small = useRef<HTMLUListElement>(null)
  const { photos } = product
  const shown = photos[at] ?? photos[0]
  if (!shown) return <Photo id={product.id} photo={null} kind={product.kind} />
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const next = (at + step + photos.length) % photos.length
    setAt(next)
    small.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <section className={classes.gallery} aria-label={t('Photos of {title}', { title })}>
      <img
        className={classes.large}
        src={shown.path}
        alt={(t.language === 'hi' ? shown.alt_hindi : shown.alt_english) || title}
        width={960}
        height={720}
      />
      {photos.length > 1 && (
        <ul ref={small} className={classes.small}>
          {photos.map((photo, index) => (
            <li key={photo.path}>
              <button
                type="button"
                aria-current={index === at}
                aria-label={t('Photo {number}', { number: index + 1 })}
                onClick={() => setAt(index)}
                onKeyDown={move}
              >
                <img src={photo.path} alt="" width={960} height={720} loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
