import type { Received } from '#contract/endpoint.ts'
import type { listOwnProducts } from '#contract/products/endpoints.ts'

export type FeeRates = Received<typeof listOwnProducts>['feeRates']

const share = (paise: number, bp: number) => Math.floor((paise * bp + 5_000) / 10_000)

/** What is left of a price for the consultant: each deduction is rounded separately, as in the statement. */
export function receivesOf(pricePaise: number, { commissionBp, commissionGstBp, tcsBp, tdsBp }: FeeRates) {
  const commission = share(pricePaise, commissionBp)
  const deducted = [commission, share(commission, commissionGstBp), share(pricePaise, tcsBp), share(pricePaise, tdsBp)]
  return Math.max(0, pricePaise - deducted.reduce((sum, paise) => sum + paise, 0))
}
