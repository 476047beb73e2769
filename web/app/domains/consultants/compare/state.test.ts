import { beforeEach, expect, test } from 'vitest'
import { fakeBrowser } from '../../../../test/fake-browser.ts'
import { clearCompared, comparePath, followCompared, idsIn, toggleCompared, useCompared } from './state.ts'

const person = (id: number) => ({ id, name: `Person ${id}`, thumbnail: `/${id}.svg` })
const ids = () => useCompared.getState().compared.map(({ id }) => id)

beforeEach(() => {
  fakeBrowser()
  clearCompared()
})

test('three can be compared; the fourth is refused, and a selected one can be removed', () => {
  expect([1, 2, 3].map((id) => toggleCompared(person(id)))).toEqual([true, true, true])
  expect([toggleCompared(person(4)), ids()]).toEqual([false, [1, 2, 3]])
  expect([toggleCompared(person(2)), ids()]).toEqual([true, [1, 3]])
  expect(comparePath(useCompared.getState().compared)).toBe('/consultants/compare?ids=1,3')
})

test('the selection survives a reload; invalid stored values are ignored', () => {
  toggleCompared(person(5))
  useCompared.setState({ compared: [] })
  followCompared()()
  expect(ids()).toEqual([5])
  window.localStorage.setItem('consultancy-compare', '[{"id":"1"},7,{"id":2,"name":"B","thumbnail":"/b.svg"}]')
  followCompared()()
  expect(ids()).toEqual([2])
})

test('any address of a comparison can be read', () => {
  expect(idsIn('3,3,x,-1,9999999999999999999,4,5,6')).toEqual([3, 4, 5])
  expect(idsIn(null)).toEqual([])
})
