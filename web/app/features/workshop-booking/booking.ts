import type { WorkshopDetail } from '~/domains/workshops/api.ts'

export interface BookingProps {
  workshop: WorkshopDetail
  /** Undefined for visitors. */
  buyer: number | undefined
}
