import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { BANNER_PLACES, BANNER_STATES, BANNER_TONES } from '#contract/content/constants.ts'
import { allBannersQuery, type BannerRow, exportBanners } from '~/domains/content/banners/staff/api.ts'
import { hindrancesOf, placeIn, stateIn, textOf, timeIn, toneIn } from '~/domains/content/banners/staff/words.ts'
import { page } from '~/lib/head.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { useApi } from '~/lib/query.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { Badge } from '~/ui/operated/badge.tsx'
import { DataTable } from '~/ui/operated/data-table/data-table.tsx'
import { ExportButton } from '~/ui/operated/data-table/export-button.tsx'
import { TableCount } from '~/ui/operated/data-table/table-count.tsx'
import type { Column, Filter } from '~/ui/operated/data-table/types.ts'
import { useTable } from '~/ui/operated/data-table/use-table.ts'
import { PageHead } from '~/ui/page-head.tsx'
import classes from './banners.module.css'

export const meta = page((t) => ({
  title: t('Banners'),
  description: t('Short announcements on the site.'),
  private: true,
}))

const columnsIn = (t: Translate): Column<BannerRow>[] => [
  {
    ...{ key: 'text', title: t('Banner') },
    cell: (row) => (
      <span className={classes.text}>
        <LocalLink to={`/admin/banners/${row.id}`} lang={t.lang(textOf(row, t))}>
          {textOf(row, t)}
        </LocalLink>
        {hindrancesOf(row, t).map((hindrance) => (
          <small key={hindrance}>{hindrance}</small>
        ))}
      </span>
    ),
  },
  {
    ...{ key: 'place', title: t('Position|in a row'), sort: 'place', align: 'right', stack: 'meta' },
    cell: ({ place }) => place,
  },
  { key: 'tone', title: t('Type'), stack: 'meta', cell: ({ tone }) => toneIn(tone, t) },
  {
    ...{ key: 'places', title: t('Shown on'), stack: 'line' },
    cell: ({ places }) => places.map((place) => placeIn(place, t)).join(', '),
  },
  {
    ...{ key: 'startsAt', title: t('Shown from'), sort: 'startsAt', greatestFirst: true, stack: 'meta' },
    cell: ({ startsAt }) => (startsAt ? timeIn(startsAt, t) : '–'),
  },
  {
    ...{ key: 'endsAt', title: t('Shown until'), sort: 'endsAt', greatestFirst: true, stack: 'meta' },
    cell: ({ endsAt }) => (endsAt ? timeIn(endsAt, t) : '–'),
  },
  {
    ...{ key: 'updatedAt', title: t('Changed'), sort: 'updatedAt', greatestFirst: true, optional: true },
    cell: ({ updatedAt }) => timeIn(updatedAt, t),
  },
  {
    ...{ key: 'state', title: t('State|of an account'), stack: 'badge' },
    cell: ({ state }) => {
      const { label, color } = stateIn(state, t)
      return <Badge color={color}>{label}</Badge>
    },
  },
]

const filtersIn = (t: Translate): Filter[] => [
  {
    ...{ kind: 'choice', key: 'state', label: t('State|of an account') },
    choices: BANNER_STATES.map((value) => ({ value, label: stateIn(value, t).label })),
  },
  {
    ...{ kind: 'choice', key: 'place', label: t('Shown on') },
    choices: BANNER_PLACES.map((value) => ({ value, label: placeIn(value, t) })),
  },
  {
    ...{ kind: 'choice', key: 'tone', label: t('Type') },
    choices: BANNER_TONES.map((value) => ({ value, label: toneIn(value, t) })),
  },
]

export default function Banners() {
  const t = useT()
  const api = useApi()
  const table = useTable({ columns: columnsIn(t), filters: filtersIn(t), sort: 'place' })
  const answer = useQuery({ ...allBannersQuery(api, table.input), placeholderData: keepPreviousData })
  return (
    <>
      <PageHead
        title={t('Banners')}
        action={
          <div className={classes.acts}>
            <ExportButton ask={() => exportBanners(api, table.input)} />
            <ButtonLink to="/admin/banners/new">{t('New banner')}</ButtonLink>
          </div>
        }
      >
        <TableCount page={answer.data} />
      </PageHead>
      <p className={classes.rule}>{t('A page shows one banner: a warning, otherwise the first in this order.')}</p>
      <DataTable
        caption={t('Banners')}
        table={table}
        answer={answer}
        rowKey={({ id }) => id}
        rowName={(row) => textOf(row, t)}
        searchLabel={t('Part of a text')}
        empty={{
          title: t('No banners yet'),
          text: t('A banner announces something under the header: maintenance, an offer, a holiday.'),
        }}
      />
    </>
  )
}
