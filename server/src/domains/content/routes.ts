import * as api from '#contract/content.ts'
import { bind } from '#server/platform/bind.ts'
import type { Wing } from '#server/platform/house.ts'
import * as content from './service.ts'

export const contentWing: Wing = (app) => {
  const serve = bind(app)
  serve(api.listTestimonials, content.listTestimonials)
}
