import { expect, test } from 'vitest'
import { cartItemOf } from './cart-item.ts'

const sector = { id: 3, slug: 'textiles', title_english: 'Textiles', title_hindi: 'वस्त्र' }

test('a service is in the cart with its category type as industry_type and its sector', () => {
  expect(cartItemOf({ id: 9, industry_type: 'industrial', sector })).toEqual({
    ...{ id: 9, type: 'service', industry_type: 'industrial', sub_category_id: 3 },
  })
})
