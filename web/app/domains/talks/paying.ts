export type PayMethod = 'upi' | 'card'
/** Result of paying in a separate window. `closed`: nothing was paid; `pending`: the bank has not confirmed yet. */
export type Paid = 'captured' | 'pending' | 'failed' | 'closed'

/**
 * Adds money without leaving the page. Call it within the click, when the browser allows a new window; it returns a
 * function that opens the gateway in that window and waits for the result.
 */
export type StartPaying = () => (amountPaise: number, method: PayMethod) => Promise<Paid>
