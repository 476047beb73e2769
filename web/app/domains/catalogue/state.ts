import { create } from 'zustand'

/** The category the bar had open last: the next opening starts there. */
export interface FirstCategory {
  id: number
  slug: string
  subSubCategories: readonly { id: number; title_english: string }[]
}

export const useFirstCategory = create<{ firstCategory: FirstCategory | null }>(() => ({ firstCategory: null }))

export const rememberFirstCategory = (firstCategory: FirstCategory) => useFirstCategory.setState({ firstCategory })
