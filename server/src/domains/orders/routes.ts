import * as api from '#contract/orders.ts'
import { bind } from '#server/platform/bind.ts'
import type { Wing } from '#server/platform/house.ts'
import * as orders from './service.ts'

export const ordersWing: Wing = (app) => {
  const serve = bind(app)
  serve(api.quoteCart, orders.quoteCart)
  serve(api.createOrder, orders.createOrder)
  serve(api.listOrders, orders.listOrders)
  serve(api.getOrder, orders.getOrder)
}
