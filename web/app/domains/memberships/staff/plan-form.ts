import type { ChangedPlan, NewPlan, StaffPlan } from './api.ts'

/** A plan as typed: amounts in rupees, percentages as people write them. */
export interface TypedPlan extends Record<string, string> {
  slug: string
  title_english: string
  title_hindi: string
  suits_english: string
  suits_hindi: string
  price: string
  months: string
  consultations: string
  talks: string
  answers: string
  workshops: string
  services: string
  products: string
  talkMinutes: string
  includedAnswers: string
  courses: string
  helpDesk: string
  pauseDays: string
  position: string
  state: string
  reason: string
}

export const PERCENTAGES = ['consultations', 'talks', 'answers', 'workshops', 'services', 'products'] as const

const percent = (bp: number | undefined) => String((bp ?? 0) / 100)

export const typedOf = (plan: StaffPlan | undefined): TypedPlan => ({
  slug: plan?.slug ?? '',
  title_english: plan?.title_english ?? '',
  title_hindi: plan?.title_hindi ?? '',
  suits_english: plan?.suits_english ?? '',
  suits_hindi: plan?.suits_hindi ?? '',
  price: plan ? String(plan.pricePaise / 100) : '',
  months: String(plan?.months ?? 12),
  consultations: percent(plan?.offBp.consultations),
  talks: percent(plan?.offBp.talks),
  answers: percent(plan?.offBp.answers),
  workshops: percent(plan?.offBp.workshops),
  services: percent(plan?.offBp.services),
  products: percent(plan?.offBp.products),
  talkMinutes: String(plan?.talkMinutes ?? 0),
  includedAnswers: String(plan?.answers ?? 0),
  courses: String(plan?.courses ?? 0),
  helpDesk: plan?.helpDesk ?? 'usual',
  pauseDays: String(plan?.pauseDays ?? 0),
  position: String(plan?.position ?? 0),
  state: plan?.state ?? 'draft',
  reason: '',
})

export const isPercent = (text: string) => /^\d{1,3}(\.\d{1,2})?$/.test(text.trim()) && Number(text) <= 100
export const isAmount = (text: string) => /^\d{1,7}(\.\d{1,2})?$/.test(text.trim())
export const isCount = (text: string) => /^\d{1,5}$/.test(text.trim())

const hundredths = (text: string) => Math.round(Number(text.trim()) * 100)

const termsOf = (typed: TypedPlan) => ({
  title_english: typed.title_english,
  title_hindi: typed.title_hindi,
  suits_english: typed.suits_english,
  suits_hindi: typed.suits_hindi,
  pricePaise: hundredths(typed.price),
  months: Number(typed.months),
  offBp: {
    consultations: hundredths(typed.consultations),
    talks: hundredths(typed.talks),
    answers: hundredths(typed.answers),
    workshops: hundredths(typed.workshops),
    services: hundredths(typed.services),
    products: hundredths(typed.products),
  },
  talkMinutes: Number(typed.talkMinutes),
  answers: Number(typed.includedAnswers),
  courses: Number(typed.courses),
  helpDesk: typed.helpDesk as NewPlan['helpDesk'],
  pauseDays: Number(typed.pauseDays),
  position: Number(typed.position),
  state: typed.state as NewPlan['state'],
  reason: typed.reason,
})

export const newPlanOf = (typed: TypedPlan): NewPlan => ({ ...termsOf(typed), slug: typed.slug })

export const changedPlanOf = ({ id, version }: StaffPlan, typed: TypedPlan): ChangedPlan => ({
  ...termsOf(typed),
  ...{ id, version },
})
