import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { allTestimonialsQuery, exportTestimonials, type StaffTestimonial } from '~/domains/content/staff/api.ts'
import { TestimonialDialog } from '~/domains/content/staff/testimonial-dialog.tsx'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { useApi } from '~/lib/query.tsx'
import { Badge } from '~/ui/operated/badge.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { DataTable } from '~/ui/operated/data-table/data-table.tsx'
import { ExportButton } from '~/ui/operated/data-table/export-button.tsx'
import { TableCount } from '~/ui/operated/data-table/table-count.tsx'
import type { Column, Filter } from '~/ui/operated/data-table/types.ts'
import { useTable } from '~/ui/operated/data-table/use-table.ts'
import { PageHead } from '~/ui/page-head.tsx'
import classes from './testimonials.module.css'

export const meta = page((t) => ({
  title: t('Testimonials'),
  description: t('Customer quotes for the site.'),
  private: true,
}))

const sayingOf = (row: StaffTestimonial, { language }: Translate) =>
  language === 'hi'
    ? { author: row.author_hindi, quote: row.quote_hindi, about: row.about_hindi }
    : { author: row.author_english, quote: row.quote_english, about: row.about_english }

const columnsIn = (t: Translate, open: (row: StaffTestimonial) => void): Column<StaffTestimonial>[] => [
  {
    ...{ key: 'author', title: t('Said by') },
    cell: (row) => (
      <Button variant="subtle" size="sm" px={0} className={classes.name ?? ''} onClick={() => open(row)}>
        {sayingOf(row, t).author}
      </Button>
    ),
  },
  {
    ...{ key: 'quote', title: t('Quote'), stack: 'line' },
    cell: (row) => <span className={classes.quote}>{sayingOf(row, t).quote}</span>,
  },
  { key: 'about', title: t('Place and subject'), stack: 'meta', cell: (row) => sayingOf(row, t).about },
  {
    ...{ key: 'place', title: t('Position|in a row'), sort: 'place', align: 'right', stack: 'meta' },
    cell: ({ place }) => place,
  },
  {
    ...{ key: 'rating', title: t('Stars'), sort: 'rating', greatestFirst: true, align: 'right', optional: true },
    cell: ({ rating }) => rating,
  },
  {
    ...{ key: 'published', title: t('On the site'), stack: 'badge' },
    cell: ({ published }) => <Badge color={published ? 'leaf' : 'gray'}>{published ? t('Shown') : t('Hidden')}</Badge>,
  },
]

const filtersIn = (t: Translate): Filter[] => [
  {
    ...{ kind: 'choice', key: 'published', label: t('On the site') },
    choices: [
      { value: 'yes', label: t('Shown') },
      { value: 'no', label: t('Hidden') },
    ],
  },
]

export default function Testimonials() {
  const t = useT()
  const api = useApi()
  const [open, setOpen] = useState<StaffTestimonial | 'new'>()
  const table = useTable({ columns: columnsIn(t, setOpen), filters: filtersIn(t), sort: 'place' })
  const answer = useQuery({ ...allTestimonialsQuery(api, table.input), placeholderData: keepPreviousData })
  return (
    <>
      <PageHead
        title={t('Testimonials')}
        action={
          <div className={classes.acts}>
            <ExportButton ask={() => exportTestimonials(api, table.input)} />
            <Button onClick={() => setOpen('new')}>{t('New testimonial')}</Button>
          </div>
        }
      >
        <TableCount page={answer.data} />
      </PageHead>
      <DataTable
        caption={t('Testimonials')}
        table={table}
        answer={answer}
        rowKey={({ id }) => id}
        rowName={(row) => sayingOf(row, t).author}
        searchLabel={t('Part of a quote, or who said it')}
        empty={{
          title: t('No testimonials yet'),
          text: t('They appear at /testimonials, and the first three on the home page.'),
        }}
      />
      {open && (
        <TestimonialDialog
          testimonial={open === 'new' ? undefined : open}
          all={answer.data?.all ?? 1}
          close={() => setOpen(undefined)}
        />
      )}
    </>
  )
}
