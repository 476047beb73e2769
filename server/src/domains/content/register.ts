import * as api from '#contract/content/endpoints.ts'
import * as staff from '#contract/content/testimonials-staff.ts'
import { registerAuditTexts } from '#server/domains/audit/public.ts'
import { registerConstraints } from '#server/platform/db/constraints.ts'
import { bind } from '#server/platform/http/bind.ts'
import { invalidatePages } from '#server/platform/pages/page-stores.ts'
import type { DomainPlugin } from '#server/platform/services.ts'
import { registerArticles } from './articles/register.ts'
import { contentAudit } from './audit-texts.ts'
import { registerBanners } from './banners/register.ts'
import { contentConstraints } from './constraints.ts'
import { registerPages } from './pages/register.ts'
import * as content from './service.ts'
import { serveTestimonialsFile } from './testimonials/files.ts'
import { CONTENT_CHANGED } from './testimonials/queries.ts'
import * as testimonials from './testimonials/service.ts'

export const registerContent: DomainPlugin = (app) => {
  const serve = bind(app)
  registerAuditTexts(contentAudit)
  registerConstraints(contentConstraints)
  app.services.signals.on(CONTENT_CHANGED, invalidatePages)
  serve(api.listTestimonials, content.listTestimonials)
  serve(staff.listAllTestimonials, testimonials.listAllTestimonials)
  serve(staff.exportTestimonials, testimonials.exportTestimonials)
  serve(staff.addTestimonial, testimonials.addTestimonial)
  serve(staff.changeTestimonial, testimonials.changeTestimonial)
  serveTestimonialsFile(app)
  registerArticles(app)
  registerPages(app)
  registerBanners(app)
}
