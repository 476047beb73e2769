import * as api from '#contract/packages/endpoints.ts'
import * as staffApi from '#contract/packages/staff.ts'
import { registerPersonalData } from '#server/domains/accounts/public.ts'
import { registerAuditTexts } from '#server/domains/audit/public.ts'
import { registerDiscountSource, registerSeller } from '#server/domains/orders/public.ts'
import { registerConstraints } from '#server/platform/db/constraints.ts'
import { bind } from '#server/platform/http/bind.ts'
import { registerMessages } from '#server/platform/outbox/messages.ts'
import type { DomainPlugin } from '#server/platform/services.ts'
import { packageAudit } from './audit-texts.ts'
import { packageConstraints } from './constraints.ts'
import { schedulePackageJobs } from './jobs.ts'
import { packageTexts } from './notification-texts.ts'
import * as offers from './offers/service.ts'
import * as own from './own/service.ts'
import { hasUnusedSessions, packagesForExport, withdrawOffers } from './personal-data/queries.ts'
import { packageSeller } from './sales/service.ts'
import { packageRebates, packageSessions } from './sessions/service.ts'
import { servePackagesFile } from './staff/files.ts'
import * as staff from './staff/service.ts'

export const registerPackages: DomainPlugin = (app) => {
  const serve = bind(app)
  registerAuditTexts(packageAudit)
  registerConstraints(packageConstraints)
  registerMessages(packageTexts)
  registerPersonalData('packages', {
    ...{ read: packagesForExport, erase: withdrawOffers, blocksErasure: hasUnusedSessions },
  })
  registerSeller('package', packageSeller)
  registerDiscountSource('package', packageSessions)
  registerDiscountSource('package_rebate', packageRebates)
  schedulePackageJobs(app.services.jobs)
  serve(api.listPackageOffers, offers.listPackageOffers)
  serve(api.listOwnOffers, offers.listOwnOffers)
  serve(api.createOffer, offers.createOffer)
  serve(api.changeOffer, offers.changeOffer)
  serve(api.listOwnPackages, own.listOwnPackages)
  serve(api.cancelPackage, own.cancelPackage)
  serve(staffApi.listPackages, staff.listPackages)
  serve(staffApi.getPackage, staff.getPackage)
  serve(staffApi.exportPackages, staff.exportPackages)
  servePackagesFile(app)
}
