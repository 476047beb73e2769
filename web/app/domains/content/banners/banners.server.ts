import type { listBanners } from '#contract/content/banners.ts'
import type { PageScope } from '~/lib/query.tsx'

/** The banners that show now. The page is rendered again when the next one begins or ends. */
export async function readBanners(scope: Pick<PageScope, 'api' | 'cacheable' | 'staleAt'>) {
  try {
    const { banners, changesAt } = (await scope.api.call<typeof listBanners>('GET /api/web/v1/banners', {})).data
    if (changesAt) scope.staleAt = Math.min(scope.staleAt, Date.parse(changesAt))
    return banners
  } catch {
    // The page is complete without them, but another reader should get them.
    scope.cacheable = false
    return []
  }
}
