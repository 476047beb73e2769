import { expect, test } from 'vitest'
import { listOf, viewIn } from './rules.ts'

test('lists are named by their path, pages of one thing have no views', () => {
  expect(listOf('/admin/people')).toBe('people')
  expect(listOf('/admin/figures/revenuePaise')).toBe('figures/revenuePaise')
  expect(listOf('/admin/people/12')).toBeUndefined()
  expect(listOf('/admin')).toBeUndefined()
})

test('the same view is the same query, whatever the order and the page', () => {
  expect(viewIn('?sort=name&page=3&search=asha+r')).toBe('search=asha+r&sort=name')
  expect(viewIn('?search=asha%20r&sort=name&entry=5')).toBe('search=asha+r&sort=name')
  expect(viewIn('')).toBe('')
})
