import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type FoundProduct, type FoundService, searchQuery } from '~/domains/catalogue/search/api.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import classes from './found-offers.module.css'

/** Services and products with the searched words in their titles, below the consultants found. */
export default function FoundOffers({ search }: { search: string }) {
  const t = useT()
  const { services = [], products = [] } = useQuery(searchQuery(useApi(), search)).data ?? {}
  return (
    <>
      <Group title={t('Services')} offers={services} pathOf={(id) => `/service/${id}`} />
      <Group title={t('Products')} offers={products} pathOf={(id) => `/products/${id}`}>
        <LocalLink to={`/products?search=${encodeURIComponent(search)}`}>{t('All matching products')}</LocalLink>
      </Group>
    </>
  )
}

interface GroupProps {
  title: string
  offers: readonly (FoundProduct | FoundService)[]
  pathOf: (id: number) => string
  children?: ReactNode
}

function Group({ title, offers, pathOf, children }: GroupProps) {
  const t = useT()
  if (offers.length === 0) return null
  return (
    <section className={classes.group} aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      <ul className={classes.offers}>
        {offers.map((offer) => {
          const words = titleOf(offer, t.language)
          const withTax = 'priceWithTaxPaise' in offer ? offer.priceWithTaxPaise : null
          return (
            <li key={offer.id}>
              <LocalLink to={pathOf(offer.id)} lang={t.lang(words)}>
                {words}
              </LocalLink>
              <span lang={t.lang(offer.consultant.name)}>{offer.consultant.name}</span>
              <span className="pm-num">
                {formatPaise(withTax ?? offer.pricePaise)} {withTax === null ? t('+ GST') : t('with GST')}
              </span>
            </li>
          )
        })}
      </ul>
      {children}
    </section>
  )
}
