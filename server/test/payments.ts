import { checkoutPayment } from '#contract/payments/endpoints.ts'
import { topUpWallet } from '#contract/wallet/endpoints.ts'
import type { TestGateway } from '#server/domains/payments/public.ts'
import type { Person } from './people.ts'
import type { World } from './world.ts'

export interface OpenTopUp {
  paymentId: number
  topUpId: number
  /** The test gateway's page. */
  page: string
  orderId: string
}

/** A top-up whose person is on the gateway's page. */
export async function aTopUp(person: Person, paise = 500_00): Promise<OpenTopUp> {
  const { status, body } = await person.send(topUpWallet, { amountPaise: paise })
  if (status !== 201) throw new Error(`top-up failed: ${status} ${body.code}`)
  const { paymentId, topUpId } = body.data
  const page = await checkoutPage(person, paymentId)
  return { paymentId, topUpId, page, orderId: page.split('/').at(-1)! }
}

export async function checkoutPage(person: Person, paymentId: number, returnTo = '/dashboard/my-wallet') {
  const { status, body } = await person.send(checkoutPayment, { id: paymentId, returnTo })
  if (status !== 200 || body.data.provider !== 'test') throw new Error(`checkout failed: ${status} ${body.code}`)
  return body.data.url
}

/** Presses a button of the page, like a form without scripts. */
export const press = ({ call }: World, page: string, fields: Record<string, string>) =>
  call('POST', page, {
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

export const gatewayOf = ({ app }: World) => app.services.gateway as TestGateway

/** A person's existing payment, otherwise a new one, so that two test helpers refer to the same. */
export async function paymentOf({ db }: World, owner: Person) {
  const newest = () =>
    db
      .selectFrom('payments')
      .select(['id', 'provider_order_id as orderId'])
      .where('account_id', '=', owner.id)
      .orderBy('id', 'desc')
      .$narrowType<{ orderId: string }>()
      .executeTakeFirst()
  if (!(await newest())) await aTopUp(owner)
  return (await newest())!
}
