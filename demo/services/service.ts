/** A service template; some consultants of the industry offer it, each at an individual price. */
export interface DemoService {
  /** Slug of the demo catalogue. */
  industry: string
  title: string
  hindi: string
  delivered: string
  deliveredHindi: string
  days: number
  /** Average price in rupees before tax. */
  price: number
}
