import { useT } from '~/lib/i18n/react.tsx'
import { formatCount } from '~/lib/money.ts'
import type { TablePage } from './types.ts'

/** '3,182 in all' under a heading; renders nothing until it is known. */
export function TableCount({ page }: { page: Pick<TablePage<unknown>, 'count' | 'countedAll'> | undefined }) {
  const t = useT()
  if (!page) return <>&nbsp;</>
  const count = formatCount(page.count)
  return <>{page.countedAll === false ? t('More than {count}', { count }) : t('{count} in total', { count })}</>
}
