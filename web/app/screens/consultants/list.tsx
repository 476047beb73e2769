import type { ConsultantCardData, Listing } from '~/domains/consultants/api.ts'
import { CompareTick } from '~/domains/consultants/components/compare/compare-tick.tsx'
import { ConsultantRow } from '~/domains/consultants/components/listing/consultant-row.tsx'
import { ListingPager } from '~/domains/consultants/components/listing/listing-pager.tsx'
import type { Filters } from '~/domains/consultants/listing/filters.ts'
import { Heart } from '~/features/favourites/heart.tsx'
import { DeferredHydration } from '~/ui/deferred-hydration.tsx'
import classes from './list.module.css'

const SEEN_AT_ONCE = 4

/** One page of consultants, and links to the others. */
export function List({ listing, filters }: { listing: Listing; filters: Filters }) {
  return (
    <>
      <ul className={classes.rows}>
        {listing.data.map((consultant, i) => (
          <li key={consultant.id} className={i < SEEN_AT_ONCE ? undefined : 'pm-afar'}>
            <DeferredHydration>
              <Row consultant={consultant} mode={filters.mode} early={i < SEEN_AT_ONCE} />
            </DeferredHydration>
          </li>
        ))}
      </ul>
      <ListingPager filters={filters} listing={listing} />
    </>
  )
}

interface RowProps {
  consultant: ConsultantCardData
  mode: Filters['mode']
  early: boolean
}

const Row = ({ consultant, mode, early }: RowProps) => (
  <ConsultantRow
    consultant={consultant}
    mode={mode}
    early={early}
    corner={<Heart consultantId={consultant.id} name={consultant.name} />}
    tick={<CompareTick consultant={consultant} />}
  />
)
