import type { Catalogue } from '../../lib/i18n/texts.ts'
import { cart } from './shop/cart.ts'
import { orders } from './shop/orders.ts'
import { wallet } from './shop/wallet.ts'

export default { ...cart, ...orders, ...wallet } satisfies Catalogue
