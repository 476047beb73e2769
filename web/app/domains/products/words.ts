import type { ProductFileKind, ProductState } from '#contract/products/constants.ts'
import { msg, type Translate } from '~/lib/i18n/texts.ts'

export const productStates: Record<ProductState, string> = {
  draft: msg('Draft|of a product'),
  submitted: msg('Waiting for approval|a product'),
  published: msg('On sale|a product'),
  withdrawn: msg('Withdrawn|of a product'),
}

export const stateColors = { draft: 'gray', submitted: 'yellow', published: 'green', withdrawn: 'gray' } as const

/** '12 pages, PDF' */
export const factsOf = (pages: number, t: Translate) => t.count(pages, '{count} page, PDF', '{count} pages, PDF')

const fileKinds = { pdf: 'PDF', docx: 'Word', xlsx: 'Excel' } as const

/** '12 pages, PDF', 'Word'. */
export const fileInWords = ({ kind, pages }: { kind: ProductFileKind; pages: number | null }, t: Translate) =>
  pages === null ? fileKinds[kind] : factsOf(pages, t)

export const sizeOf = (bytes: number) =>
  bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`
