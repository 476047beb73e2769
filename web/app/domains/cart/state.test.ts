import { beforeEach, expect, test } from 'vitest'
import { fakeBrowser } from '../../../test/fake-browser.ts'
import { addToCart, followCart, removeFromCart, resetCart, showCartOf, useCart } from './state.ts'

const KEY = 'consultancy-kart'
const stored = () => JSON.parse(window.localStorage.getItem(KEY) ?? 'null')
const ids = () => useCart.getState().items.map(({ id }) => id)
const rest = { industry_type: null, sub_category_id: null, quantity: 1 }

beforeEach(() => {
  fakeBrowser()
  useCart.setState({ items: [], owner: 0, alreadyExist: false })
})

test('a new item has quantity 1 and the user, who is 0 for a guest', () => {
  showCartOf(42)
  addToCart({ id: 8, type: 'product' })
  showCartOf(0)
  addToCart({ id: 7, type: 'course' })
  expect(useCart.getState().items).toEqual([
    { id: 8, type: 'product', ...rest, user: 42 },
    { id: 7, type: 'course', ...rest, user: 0 },
  ])
  expect(stored()).toEqual(useCart.getState().items)
})

test('the same id, type and user is reported as already there and is not added', () => {
  addToCart({ id: 7, type: 'course' })
  expect(useCart.getState().alreadyExist).toBe(false)
  addToCart({ id: 7, type: 'course' })
  expect(useCart.getState()).toMatchObject({ alreadyExist: true, items: [{ id: 7 }] })
  addToCart({ id: 7, type: 'workshop' })
  expect(useCart.getState()).toMatchObject({ alreadyExist: false })
  expect(useCart.getState().items).toHaveLength(2)
})

test('another account’s item in this browser is not reported as already there', () => {
  showCartOf(41)
  addToCart({ id: 7, type: 'course' })
  showCartOf(42)
  addToCart({ id: 7, type: 'course' })
  expect(useCart.getState().items.map(({ user }) => user)).toEqual([41, 42])
})

test('a sector replaces its own industries and no others', () => {
  addToCart({ id: 11, type: 'sub_sub_categories', sub_category_id: 3 })
  addToCart({ id: 12, type: 'sub_sub_categories', sub_category_id: 4 })
  addToCart({ id: 13, type: 'course', sub_category_id: 3 })
  addToCart({ id: 3, type: 'sub_categories' })
  expect(ids()).toEqual([12, 13, 3])
})

test('another kind of item with the id of a sector removes nothing', () => {
  addToCart({ id: 11, type: 'sub_sub_categories', sub_category_id: 3 })
  addToCart({ id: 3, type: 'product' })
  expect(ids()).toEqual([11, 3])
})

test('removing goes by id and can be undone, a reset empties', () => {
  for (const id of [7, 8, 9]) addToCart({ id, type: 'course' })
  const undo = removeFromCart(8)
  expect(stored()).toMatchObject([{ id: 7 }, { id: 9 }])
  undo()
  undo()
  expect(ids()).toEqual([7, 8, 9])
  resetCart()
  expect(useCart.getState().items).toEqual([])
  expect(stored()).toEqual([])
})

test('removing and emptying leave other accounts’ items in this browser alone', () => {
  showCartOf(41)
  addToCart({ id: 7, type: 'course' })
  showCartOf(42)
  addToCart({ id: 7, type: 'course' })
  addToCart({ id: 8, type: 'course' })
  removeFromCart(7)
  resetCart()
  expect(stored()).toMatchObject([{ id: 7, user: 41 }])
})

test('the guest’s items become those of the account that signs in, once', () => {
  addToCart({ id: 7, type: 'course' })
  addToCart({ id: 8, type: 'service' })
  expect(showCartOf(42)).toMatchObject({ before: 0, adopted: [{ id: 7 }, { id: 8 }], doubles: [], replaced: [] })
  expect(stored()).toEqual([
    { id: 7, type: 'course', ...rest, user: 42 },
    { id: 8, type: 'service', ...rest, user: 42 },
  ])
  expect(showCartOf(42)).toBeUndefined()
})

test('signing in merges both carts: no duplicates, and a parent replaces its children from either side', () => {
  showCartOf(42)
  addToCart({ id: 7, type: 'course' })
  addToCart({ id: 11, type: 'sub_sub_categories', sub_category_id: 3 })
  addToCart({ id: 4, type: 'sub_categories' })
  showCartOf(0)
  addToCart({ id: 7, type: 'course' })
  addToCart({ id: 12, type: 'sub_sub_categories', sub_category_id: 4 })
  addToCart({ id: 3, type: 'sub_categories' })
  addToCart({ id: 9, type: 'service' })
  const adoption = showCartOf(42)
  expect(ids()).toEqual([7, 4, 3, 9])
  expect(adoption).toMatchObject({
    before: 3,
    adopted: [{ id: 3 }, { id: 9 }],
    doubles: [{ id: 7 }],
    replaced: [{ id: 11 }, { id: 12 }],
  })
  expect(new Set(stored().map(({ user }: { user: number }) => user))).toEqual(new Set([42]))
})

test('signing out shows an empty cart, and signing in again shows the account’s', () => {
  showCartOf(42)
  addToCart({ id: 7, type: 'course' })
  expect(showCartOf(0)).toBeUndefined()
  addToCart({ id: 9, type: 'course' })
  showCartOf(42)
  expect(stored()).toMatchObject([
    { id: 7, user: 42 },
    { id: 9, user: 42 },
  ])
})

test('the cart of an earlier visit is restored, and other tabs are followed', () => {
  window.localStorage.setItem(KEY, JSON.stringify([{ id: 5, type: 'course', quantity: 1, user: 0 }]))
  const stop = followCart()
  expect(useCart.getState().items).toMatchObject([{ id: 5 }])
  window.localStorage.setItem(KEY, '[]')
  window.dispatchEvent(Object.assign(new Event('storage'), { key: KEY }))
  expect(useCart.getState().items).toEqual([])
  stop()
})

test('broken storage is an empty cart', () => {
  window.localStorage.setItem(KEY, '{not json')
  followCart()()
  expect(useCart.getState().items).toEqual([])
})
