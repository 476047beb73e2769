import type { PersonState } from '#contract/accounts/people.ts'
import type { AccountType } from '#contract/endpoint.ts'
import { msg } from '~/lib/i18n/texts.ts'

export const typeWords: Record<AccountType, string> = {
  user: msg('Customer'),
  consultant: msg('Consultant'),
  admin: msg('Staff'),
}

export const stateWords: Record<PersonState, string> = {
  active: msg('Active'),
  guest: msg('Guest'),
  suspended: msg('Suspended'),
  deleted: msg('Deleted'),
}
