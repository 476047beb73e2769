import { topUpNumber } from '../top-ups/rules.ts'
import type { WalletRow } from './queries.ts'

/** The reference the help desk asks for. */
export const referenceOf = ({ id, topUpId, orderId }: Pick<WalletRow, 'id' | 'topUpId' | 'orderId'>) =>
  topUpId ? topUpNumber(topUpId) : orderId ? `ORD-${orderId}` : `TXN-${id}`
