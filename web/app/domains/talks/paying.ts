export type PayMethod = 'upi' | 'card'
/** How paying in a window of its own went. `closed`: nothing was paid; `pending`: the bank still confirms. */
export type Paid = 'captured' | 'pending' | 'failed' | 'closed'

/**
 * Adds money without leaving the page. It is called at the press itself, when a browser lets a window open, and answers
 * what leads that window to the gateway and waits for its end.
 */
export type StartPaying = () => (amountPaise: number, method: PayMethod) => Promise<Paid>
