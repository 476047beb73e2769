import { expect, test } from 'vitest'
import { pagesToShow } from '../../pages-to-show.ts'
import { inputOf, readView, type TableShape, writeView } from './view.ts'

const shape: TableShape = {
  columns: [
    { key: 'name', sort: 'name' },
    { key: 'mobile' },
    { key: 'city', optional: true },
    { key: 'created', sort: 'created' },
  ],
  filters: [
    { kind: 'choice', key: 'type', label: 'Type', choices: [{ value: 'user', label: 'Customer' }] },
    { kind: 'days', key: 'days', from: 'from', to: 'to', label: 'Registered' },
    { kind: 'text', key: 'city', label: 'City' },
  ],
  sort: '-created',
}
const read = (query: string) => readView(new URLSearchParams(query), shape)
const written = (query: string) => writeView(read(query), shape, new URLSearchParams(query)).toString()

test('an empty address is the table’s initial view', () => {
  expect(read('')).toEqual({
    search: '',
    page: 1,
    limit: 10,
    sort: '-created',
    filters: {},
    columns: ['name', 'mobile', 'created'],
  })
  expect(written('')).toBe('')
})

test('everything a person sets is in the address and comes back from it', () => {
  const query = 'search=asha&sort=name&page=3&limit=50&columns=name%2Ccity&type=user&from=2026-03-01&city=Pune'
  expect(written(query)).toBe(query)
  expect(inputOf(read(query))).toEqual({
    search: 'asha',
    sort: 'name',
    page: 3,
    limit: 50,
    type: 'user',
    from: '2026-03-01',
    city: 'Pune',
  })
})

test('an invalid address is read as far as it makes sense', () => {
  const { sort, page, limit, filters, columns } = read(
    'sort=-mobile&page=-2&limit=7&type=robot&from=yesterday&city=%20&columns=nothing',
  )
  expect({ sort, page, limit, filters }).toEqual({ sort: '-created', page: 1, limit: 10, filters: {} })
  expect(columns).toEqual(['name'])
})

test('other parameters in the address stay', () => {
  expect(written('tab=open&page=2')).toBe('tab=open&page=2')
})

test('a pager names the ends and the neighbours', () => {
  expect(pagesToShow(1, 1)).toEqual([1])
  expect(pagesToShow(1, 2)).toEqual([1, 2])
  expect(pagesToShow(1, 319)).toEqual([1, 2, 3, 0, 319])
  expect(pagesToShow(3, 5)).toEqual([1, 2, 3, 4, 5])
  expect(pagesToShow(50, 319)).toEqual([1, 0, 49, 50, 51, 0, 319])
  expect(pagesToShow(319, 319)).toEqual([1, 0, 317, 318, 319])
})
