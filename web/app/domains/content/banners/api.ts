import type { listBanners } from '#contract/content/banners.ts'
import type { Received } from '#contract/endpoint.ts'

export type Banner = Received<typeof listBanners>['banners'][number]
