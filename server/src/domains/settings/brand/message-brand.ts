import { BRAND_PICTURES, SMALL_ICON } from '#contract/settings/constants.ts'
import type { Settings } from '#contract/settings/endpoints.ts'
import type { LookingBrand } from '#server/platform/outbox/message.ts'

/** What messages show of the brand. */
export const messageBrand = ({
  productName: name,
  helpDeskPhone,
  primaryColour: colour,
  logo,
  appIcon,
}: Settings): Omit<LookingBrand, 'publicUrl' | 'reword'> => ({
  name,
  helpDeskPhone,
  colour,
  logo: logo && BRAND_PICTURES + logo,
  icon: appIcon && BRAND_PICTURES + SMALL_ICON + appIcon,
})
