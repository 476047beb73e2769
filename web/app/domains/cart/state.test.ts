import { beforeEach, expect, test } from 'vitest'
import { fakeBrowser } from '../../../test/fake-browser.ts'
import { addToCart, followCart, removeFromCart, resetCart, useCart } from './state.ts'

const KEY = 'consultancy-kart'
const stored = () => JSON.parse(window.localStorage.getItem(KEY) ?? 'null')

beforeEach(() => {
  fakeBrowser()
  resetCart()
})

test('a new item has quantity 1 and the user, who is 0 for a guest', () => {
  addToCart({ id: 7, type: 'course' }, undefined)
  addToCart({ id: 8, type: 'product' }, 42)
  const rest = { industry_type: null, sub_category_id: null, quantity: 1 }
  expect(useCart.getState().items).toEqual([
    { id: 7, type: 'course', ...rest, user: 0 },
    { id: 8, type: 'product', ...rest, user: 42 },
  ])
  expect(stored()).toEqual(useCart.getState().items)
})

test('the same id, type and user is said to be there and is not added', () => {
  addToCart({ id: 7, type: 'course' }, undefined)
  expect(useCart.getState().alreadyExist).toBe(false)
  addToCart({ id: 7, type: 'course' }, undefined)
  expect(useCart.getState()).toMatchObject({ alreadyExist: true, items: [{ id: 7 }] })
  addToCart({ id: 7, type: 'course' }, 42)
  addToCart({ id: 7, type: 'workshop' }, undefined)
  expect(useCart.getState()).toMatchObject({ alreadyExist: false })
  expect(useCart.getState().items).toHaveLength(3)
})

test('a sector takes the place of its own industries and of no others', () => {
  addToCart({ id: 11, type: 'sub_sub_categories', sub_category_id: 3 }, undefined)
  addToCart({ id: 12, type: 'sub_sub_categories', sub_category_id: 4 }, undefined)
  addToCart({ id: 13, type: 'course', sub_category_id: 3 }, undefined)
  addToCart({ id: 3, type: 'sub_categories' }, undefined)
  expect(useCart.getState().items.map(({ id }) => id)).toEqual([12, 13, 3])
})

test('another kind of item with the id of a sector removes nothing', () => {
  addToCart({ id: 11, type: 'sub_sub_categories', sub_category_id: 3 }, undefined)
  addToCart({ id: 3, type: 'product' }, undefined)
  expect(useCart.getState().items.map(({ id }) => id)).toEqual([11, 3])
})

test('removing goes by id, a reset empties', () => {
  addToCart({ id: 7, type: 'course' }, undefined)
  addToCart({ id: 8, type: 'course' }, undefined)
  removeFromCart(7)
  expect(stored()).toMatchObject([{ id: 8 }])
  resetCart()
  expect(useCart.getState().items).toEqual([])
  expect(stored()).toEqual([])
})

test('the cart of an earlier visit is there again, and what another tab does is followed', () => {
  window.localStorage.setItem(KEY, JSON.stringify([{ id: 5, type: 'course', quantity: 1, user: 0 }]))
  const stop = followCart()
  expect(useCart.getState().items).toMatchObject([{ id: 5 }])
  window.localStorage.setItem(KEY, '[]')
  window.dispatchEvent(Object.assign(new Event('storage'), { key: KEY }))
  expect(useCart.getState().items).toEqual([])
  stop()
})

test('a broken storage is an empty cart', () => {
  window.localStorage.setItem(KEY, '{not json')
  followCart()()
  expect(useCart.getState().items).toEqual([])
})
