import type { OwnService, ServiceInput } from './api.ts'

/** Numbers are typed as text. */
export interface MilestoneValues {
  title_english: string
  title_hindi: string
  percent: string
}

export interface ScopeValues {
  delivered_english: string
  delivered_hindi: string
  days: string
  /** In rupees; named as the server names it, so that its errors are shown at the field. */
  pricePaise: string
  milestones: MilestoneValues[]
}

export interface PackageValues extends ScopeValues {
  id?: number
  title_english: string
  title_hindi: string
}

export interface ServiceValues extends ScopeValues, Record<string, unknown> {
  title_english: string
  title_hindi: string
  industryId: string
  packages: PackageValues[]
}

const PAISE = 100

const NO_SCOPE: ScopeValues = { delivered_english: '', delivered_hindi: '', days: '', pricePaise: '', milestones: [] }
export const NEW_PACKAGE: PackageValues = { ...NO_SCOPE, title_english: '', title_hindi: '' }
export const NEW_MILESTONE: MilestoneValues = { title_english: '', title_hindi: '', percent: '' }

type Scope = Pick<OwnService, 'delivered_english' | 'delivered_hindi' | 'days' | 'pricePaise' | 'milestones'>

/** A Hindi text that is the English one was left out: the field is empty, and follows the English text when it is saved. */
const ownHindi = (english: string, hindi: string) => (hindi === english ? '' : hindi)

const typedTitles = ({ title_english, title_hindi }: { title_english: string; title_hindi: string }) => ({
  title_english,
  title_hindi: ownHindi(title_english, title_hindi),
})

const typedScope = ({ delivered_english, delivered_hindi, days, pricePaise, milestones }: Scope): ScopeValues => ({
  ...{ delivered_english, delivered_hindi: ownHindi(delivered_english, delivered_hindi) },
  ...{ days: String(days), pricePaise: String(pricePaise / PAISE) },
  milestones: milestones.map(({ percent, ...titles }) => ({ ...typedTitles(titles), percent: String(percent) })),
})

/** What the form shows of a stored service, or of a new one. */
export const typedOf = (service: OwnService | undefined): ServiceValues =>
  service
    ? {
        ...typedTitles(service),
        ...{ industryId: String(service.industry.id), ...typedScope(service) },
        packages: service.packages.map((one) => ({ id: one.id, ...typedTitles(one), ...typedScope(one) })),
      }
    : { ...NO_SCOPE, title_english: '', title_hindi: '', industryId: '', packages: [] }

const scopeOf = ({ delivered_english, delivered_hindi, days, pricePaise, milestones }: ScopeValues) => ({
  ...{ delivered_english, delivered_hindi, days: Number(days), pricePaise: Math.round(Number(pricePaise) * PAISE) },
  milestones: milestones.map(({ percent, ...titles }) => ({ ...titles, percent: Number(percent) })),
})

/** What the form sends. */
export const fieldsOf = (values: ServiceValues): ServiceInput => ({
  ...{ title_english: values.title_english, title_hindi: values.title_hindi, industryId: Number(values.industryId) },
  ...scopeOf(values),
  packages: values.packages.map(({ id, title_english, title_hindi, ...scope }) => ({
    ...{ title_english, title_hindi, ...scopeOf(scope) },
    ...(id !== undefined && { id }),
  })),
})
