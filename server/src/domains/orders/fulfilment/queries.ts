import type { Db, Tx } from '#server/platform/db/db.ts'

/** The amounts of one line, and the payment split of its order. */
export async function lineMoney(db: Db | Tx, lineId: number) {
  const row = await db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select([
      'order_lines.total_paise as totalPaise',
      'order_lines.refunded_paise as refundedPaise',
      'order_lines.state',
      'promo_paise as promoPaise',
      'wallet_paise as walletPaise',
      'gateway_paise as gatewayPaise',
      'refunded_promo_paise as backPromoPaise',
      'refunded_wallet_paise as backWalletPaise',
      'refunded_gateway_paise as backGatewayPaise',
    ])
    .where('order_lines.id', '=', lineId)
    .executeTakeFirstOrThrow()
  const { totalPaise, refundedPaise, promoPaise, walletPaise, gatewayPaise } = row
  return {
    totalPaise,
    refundedPaise,
    isDone: row.state === 'completed',
    paid: { promoPaise, walletPaise, gatewayPaise },
    back: { promoPaise: row.backPromoPaise, walletPaise: row.backWalletPaise, gatewayPaise: row.backGatewayPaise },
  }
}
