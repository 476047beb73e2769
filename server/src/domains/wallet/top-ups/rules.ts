/** Under which number a receipt is known. */
export const topUpNumber = (id: number) => `TOP-${String(id).padStart(6, '0')}`
