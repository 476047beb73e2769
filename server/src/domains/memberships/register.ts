import * as api from '#contract/memberships/endpoints.ts'
import * as staffApi from '#contract/memberships/staff.ts'
import { registerPersonalData } from '#server/domains/accounts/public.ts'
import { registerAuditTexts } from '#server/domains/audit/public.ts'
import { registerDiscountSource, registerSeller } from '#server/domains/orders/public.ts'
import { registerConstraints } from '#server/platform/db/constraints.ts'
import { bind } from '#server/platform/http/bind.ts'
import { registerMessageParts, registerMessages } from '#server/platform/outbox/messages.ts'
import type { DomainPlugin } from '#server/platform/services.ts'
import { membershipAudit } from './audit-texts.ts'
import { includedUnits, planDiscounts, upgradeCredit } from './benefits/service.ts'
import { membershipConstraints } from './constraints.ts'
import { scheduleMembershipJobs } from './jobs.ts'
import { serveMembersFile } from './members/files.ts'
import * as members from './members/service.ts'
import { membershipParts, membershipTexts } from './notification-texts.ts'
import * as own from './own/service.ts'
import { eraseMember, membershipsForExport } from './personal-data/queries.ts'
import * as editing from './plans/editing.ts'
import * as plans from './plans/service.ts'
import * as registrations from './registrations/service.ts'
import { membershipSeller } from './sales/service.ts'

export const registerMemberships: DomainPlugin = (app) => {
  const serve = bind(app)
  registerAuditTexts(membershipAudit)
  registerConstraints(membershipConstraints)
  registerMessages(membershipTexts)
  registerMessageParts(membershipTexts, membershipParts)
  registerPersonalData('memberships', { read: membershipsForExport, erase: eraseMember })
  registerSeller('membership', membershipSeller)
  registerDiscountSource('membership', includedUnits)
  registerDiscountSource('membership_credit', upgradeCredit)
  registerDiscountSource('membership_discount', planDiscounts)
  scheduleMembershipJobs(app.services.jobs)
  serve(api.listPlans, plans.listPlans)
  serve(api.getPlan, plans.getPlan)
  serve(api.getRegistration, registrations.getRegistration)
  serve(api.saveRegistration, registrations.saveRegistration)
  serve(api.getOwnMembership, own.getOwnMembership)
  serve(api.listBenefitUses, own.listBenefitUses)
  serve(api.estimateSavings, own.estimateSavings)
  serve(api.pauseMembership, own.pauseMembership)
  serve(api.resumeMembership, own.resumeMembership)
  serve(api.cancelMembership, own.cancelMembership)
  serve(staffApi.listAllPlans, editing.listAllPlans)
  serve(staffApi.createPlan, editing.createPlan)
  serve(staffApi.changePlan, editing.changePlan)
  serve(staffApi.listMembers, members.listMembers)
  serve(staffApi.getMember, members.getMember)
  serve(staffApi.exportMembers, members.exportMembers)
  serveMembersFile(app)
}
