/** One kind of work; everybody of the industry who is named by the demo world's turn offers it at a price of their own. */
export interface DemoService {
  /** Slug of the demo catalogue. */
  industry: string
  title: string
  hindi: string
  delivered: string
  deliveredHindi: string
  days: number
  /** Rupees before tax, in the middle of what people ask. */
  price: number
}
