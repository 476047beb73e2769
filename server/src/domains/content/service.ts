import type { Context } from '#server/platform/http/context.ts'
import { publishedTestimonials } from './queries.ts'

export const listTestimonials = async ({ db }: Context) => ({ testimonials: await publishedTestimonials(db) })
