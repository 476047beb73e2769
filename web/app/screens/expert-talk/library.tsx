import { type ComponentType, lazy } from 'react'
import type { Segment } from '~/domains/talks/paths.ts'

type Part = ComponentType<{ segment: Segment }>
const parts = import.meta.glob<Record<string, Part>>('../../domains/talks/library/components/*-talks.tsx')

/** A part of the library, or nothing as long as there is none. */
const part = (file: string, name: string) =>
  lazy(async (): Promise<{ default: Part }> => {
    const found = await parts[`../../domains/talks/library/components/${file}.tsx`]?.()
    return { default: found?.[name] ?? (() => null) }
  })

export const UpcomingTalks = part('upcoming-talks', 'UpcomingTalks')
export const RecordedTalks = part('recorded-talks', 'RecordedTalks')
