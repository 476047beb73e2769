import { useQuery } from '@tanstack/react-query'
import { PAPER_KINDS, type PaperKind } from '#contract/locker/constants.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { NativeSelect } from '~/ui/operated/native-select.tsx'
import { Panel } from '~/ui/panel.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { lockerQuery, papersQuery, submitPaper, useLockerChange, withdrawPaper } from '../api.ts'
import { paperWords } from '../words.ts'
import classes from './locker.module.css'

/** A consultant's papers for approval: one file of the locker for each. */
export function Papers() {
  const t = useT()
  const api = useApi()
  const papers = useQuery(papersQuery(api))
  const locker = useQuery(lockerQuery(api, { limit: 100 }))
  const saving = useLockerChange((to, { kind, id }: { kind: PaperKind; id: number }) =>
    id ? submitPaper(to, kind, id) : withdrawPaper(to, kind),
  )
  const chosen = (kind: PaperKind) => papers.data?.papers.find((paper) => paper.kind === kind)?.documentId ?? ''
  return (
    <Panel title={t('Papers for approval')}>
      <div className={classes.form}>
        <p className={classes.meta}>{t('Choose a file for each. Only our approval team can open them.')}</p>
        {papers.isError && <LoadFailed retry={papers.refetch} />}
        {papers.isPending && <SkeletonLines lines={5} />}
        {papers.data &&
          PAPER_KINDS.map((kind) => (
            <NativeSelect
              key={kind}
              label={t(paperWords[kind])}
              value={chosen(kind)}
              disabled={saving.isPending}
              onChange={(event) => saving.mutate({ kind, id: Number(event.currentTarget.value) })}
              data={[
                { value: '', label: t('Not submitted') },
                ...(locker.data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
            />
          ))}
      </div>
    </Panel>
  )
}
