import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { programmesQuery, type StaffProgramme } from '~/domains/learning/staff/api.ts'
import { ProgrammeDialog } from '~/domains/learning/staff/programme-dialog.tsx'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Badge } from '~/ui/operated/badge.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { Panel } from '~/ui/panel.tsx'
import { RowList } from '~/ui/row-list.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import classes from './talk.module.css'

export const meta = page((t) => ({
  title: t('Programmes'),
  description: t('Education programmes of industries and sectors.'),
  private: true,
}))

export default function Programmes() {
  const t = useT()
  const [open, setOpen] = useState<StaffProgramme>()
  const { data, isError, refetch } = useQuery(programmesQuery(useApi()))
  const sectors = data?.programmes.filter(({ kind }) => kind === 'sector') ?? []
  const rowOf = (programme: StaffProgramme) => ({
    key: programme.id,
    title: titleOf(programme, t.language),
    meta: [
      t.count(programme.courses, '{count} course', '{count} courses'),
      programme.pricePaise === null ? t('No price yet') : formatPaise(programme.pricePaise),
    ].join(' · '),
    end: (
      <>
        <Badge color={programme.isOffered ? 'leaf' : 'gray'}>
          {programme.isOffered ? t('On sale') : t('Not on sale')}
        </Badge>
        <Button variant="subtle" onClick={() => setOpen(programme)}>
          {t('Edit')}
          <span className="pm-visually-hidden">: {titleOf(programme, t.language)}</span>
        </Button>
      </>
    ),
  })
  return (
    <>
      <PageHead title={t('Programmes')}>
        {t('Every industry and sector with published courses. A sector’s programme contains those of its industries.')}
      </PageHead>
      {isError && <LoadFailed retry={refetch} />}
      {!data && !isError && <SkeletonLines lines={8} />}
      <div className={classes.side}>
        {sectors.map((sector) => (
          <Panel key={sector.id} title={titleOf(sector, t.language)} flush>
            <RowList
              empty=""
              rows={[
                { ...rowOf(sector), title: t('Whole sector') },
                ...(data?.programmes ?? [])
                  .filter(({ kind, sectorId }) => kind === 'industry' && sectorId === sector.id)
                  .map(rowOf),
              ]}
            />
          </Panel>
        ))}
      </div>
      {open && <ProgrammeDialog key={open.id} programme={open} close={() => setOpen(undefined)} />}
    </>
  )
}
