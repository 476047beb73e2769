/** The number of a receipt. */
export const topUpNumber = (id: number) => `TOP-${String(id).padStart(6, '0')}`
