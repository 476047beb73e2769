import { type ComponentType, createContext } from 'react'

/** What the back office shows above every list: the views that a person saved. Lists elsewhere have none. */
export const ViewsSlot = createContext<ComponentType | null>(null)
