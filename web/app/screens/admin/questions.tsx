import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { setQuestionPrice } from '#contract/questions/staff.ts'
import { PersonName } from '~/domains/people/components/person-name.tsx'
import { usePersonFilter } from '~/domains/people/use-person-filter.ts'
import { exportQuestions, type StaffQuestion, staffQuestionsQuery } from '~/domains/questions/staff/api.ts'
import { PriceDialog } from '~/domains/questions/staff/dialogs.tsx'
import { statusOf } from '~/domains/questions/staff/words.ts'
import { useIndustries } from '~/features/asking/industries.ts'
import { formatDate, formatTime } from '~/lib/dates.ts'
import { page } from '~/lib/head.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { useMayUse } from '~/lib/may-use.tsx'
import { formatPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { Badge } from '~/ui/operated/badge.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { DataTable } from '~/ui/operated/data-table/data-table.tsx'
import { ExportButton } from '~/ui/operated/data-table/export-button.tsx'
import { TableCount } from '~/ui/operated/data-table/table-count.tsx'
import type { Column, Filter } from '~/ui/operated/data-table/types.ts'
import { useTable } from '~/ui/operated/data-table/use-table.ts'
import { PageHead } from '~/ui/page-head.tsx'
import { Segments } from '~/ui/segments.tsx'
import classes from './calls.module.css'
import acts from './person.module.css'

export const meta = page((t) => ({
  title: t('Written consultancy'),
  description: t('Questions, their deadlines and refunds.'),
  private: true,
}))

const VIEWS = ['waiting', 'late', 'ended', 'all'] as const

const moment = (at: string | null, t: Translate) => (at ? `${formatDate(at, t)}, ${formatTime(at, t)}` : '–')

const columnsIn = (t: Translate): Column<StaffQuestion>[] => [
  {
    ...{ key: 'number', title: t('Question'), whole: true },
    cell: ({ id, number }) => (
      <LocalLink to={`/admin/questions/${id}`} className={classes.number}>
        {number}
      </LocalLink>
    ),
  },
  { key: 'title', title: t('Title|of a question'), stack: 'line', cell: ({ title }) => title },
  { key: 'customer', title: t('Customer'), stack: 'line', cell: ({ customer }) => <PersonName person={customer} /> },
  {
    key: 'consultant',
    title: t('Consultant'),
    stack: 'line',
    cell: ({ consultant }) => (consultant ? <PersonName person={consultant} /> : '–'),
  },
  { key: 'industry', title: t('Industry'), optional: true, cell: ({ industry }) => titleOf(industry, t.language) },
  {
    ...{ key: 'due', title: t('Due'), sort: 'due', stack: 'meta', titled: true },
    cell: ({ dueAt }) => moment(dueAt, t),
  },
  {
    ...{ key: 'asked', title: t('Asked'), sort: 'asked', greatestFirst: true, optional: true },
    cell: ({ askedAt }) => moment(askedAt, t),
  },
  {
    ...{ key: 'amount', title: t('Amount'), sort: 'amount', greatestFirst: true, align: 'right', stack: 'amount' },
    cell: ({ pricePaise }) => formatPaise(pricePaise),
  },
  {
    ...{ key: 'state', title: t('State|of an account'), stack: 'badge' },
    cell: (question) => {
      const { word, color } = statusOf(question, t)
      return <Badge color={color}>{word}</Badge>
    },
  },
]

const filtersIn = (t: Translate): Filter[] => [
  { kind: 'days', key: 'days', from: 'from', to: 'to', label: t('Any day') },
]

export default function StaffQuestions() {
  const t = useT()
  const api = useApi()
  const [query, setQuery] = useSearchParams()
  const [pricing, setPricing] = useState(false)
  const industries = useIndustries(undefined)
  const person = query.get('person')
  const view = VIEWS.find((one) => one === query.get('view')) ?? 'waiting'
  const table = useTable({ columns: columnsIn(t), filters: [...filtersIn(t), ...usePersonFilter()], sort: 'due' })
  const mayPrice = useMayUse()<typeof setQuestionPrice>('PUT /api/web/v1/admin/question-prices/{industryId}')
  const questions = useQuery({
    ...staffQuestionsQuery(api, { ...table.input, view }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PageHead
        title={t('Written consultancy')}
        action={
          <div className={acts.acts}>
            {mayPrice && (
              <Button variant="default" onClick={() => setPricing(true)}>
                {t('Price by industry')}
              </Button>
            )}
            <ExportButton call="questions/exports" ask={() => exportQuestions(api, { ...table.input, view })} />
          </div>
        }
      >
        <TableCount page={questions.data} />
      </PageHead>
      <div className={classes.which}>
        <Segments
          legend={t('Show questions')}
          name="view"
          chosen={view}
          onChoose={(next) => setQuery({ ...(next !== 'waiting' && { view: next }), ...(person && { person }) })}
          choices={[
            { value: 'waiting', label: t('Waiting|questions') },
            { value: 'late', label: t('Late|questions') },
            { value: 'ended', label: t('Answered|questions') },
            { value: 'all', label: t('All|questions') },
          ]}
        />
      </div>
      <DataTable
        caption={t('Written consultancy')}
        table={table}
        answer={questions}
        rowKey={({ id }) => id}
        rowName={({ number }) => number}
        searchLabel={t('Question, customer, consultant or mobile')}
        empty={{ title: t('No questions here'), text: t('Questions appear here as soon as customers ask them.') }}
      />
      {pricing && <PriceDialog industries={industries} close={() => setPricing(false)} />}
    </>
  )
}
