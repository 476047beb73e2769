import { create } from 'zustand'
import { readStored, writeStored } from '~/lib/stored.ts'

const KEY = 'paramarsh-first-category'

/** The category last opened in the bar: the next opening starts there, also after a reload. */
export interface FirstCategory {
  id: number
  slug: string
  subSubCategories: readonly { id: number; title_english: string }[]
}

const isFirstCategory = (value: Partial<FirstCategory> | null): value is FirstCategory =>
  Number.isSafeInteger(value?.id) && typeof value?.slug === 'string' && Array.isArray(value.subSubCategories)

const stored = () => readStored(KEY, (value) => (isFirstCategory(value as FirstCategory | null) ? value : null))

export const useFirstCategory = create<{ firstCategory: FirstCategory | null }>(() => ({
  firstCategory: stored() as FirstCategory | null,
}))

export function rememberFirstCategory({ id, slug, subSubCategories }: FirstCategory) {
  const industries = subSubCategories.map(({ id: industryId, title_english }) => ({ id: industryId, title_english }))
  const firstCategory = { id, slug, subSubCategories: industries }
  writeStored(KEY, firstCategory)
  useFirstCategory.setState({ firstCategory })
}
