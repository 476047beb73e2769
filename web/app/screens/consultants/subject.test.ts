import { expect, test } from 'vitest'
import { findPlace } from '~/domains/catalogue/api.ts'
import { readFilters } from '~/domains/consultants/listing/filters.ts'
import { translator } from '~/lib/i18n/texts.ts'
import { subjectOf } from './subject.ts'

const titled = (id: number, slug: string, title: string) => ({
  ...{ id, slug, consultantsCount: 3 },
  ...{ title_english: title, title_hindi: title },
})
const dal = titled(21, 'dal-mill', 'Dal mill')
const food = { ...titled(11, 'food', 'Food processing'), icon: 'bolt', categoryTypeId: 1, industries: [dal] }
const types = [{ ...titled(1, 'industrial', 'Industrial'), sectors: [food] }]

function subject(query: string) {
  const filters = readFilters(new URLSearchParams(query))
  const { consultant = '', sector = '', industry = '' } = filters
  return subjectOf(filters, findPlace(types, { consultant, sector, industry }), translator('en'))
}

test('a list is named after the narrowest catalogue entry, and its canonical address is the same however the entry was written', () => {
  for (const query of ['sector=food', 'sector=11', 'consultant=1&sector=food', 'sector=food&rating=4&sort=fee'])
    expect(subject(query)).toMatchObject({
      title: 'Food processing consultants',
      path: '/consultants?consultant=1&sector=food',
    })
  expect(subject('industry=21').path).toBe('/consultants?consultant=1&sector=food&industry=21')
  expect(subject('').path).toBe('/consultants')
})

test('the breadcrumbs name every parent', () => {
  expect(subject('industry=dal-mill').crumbs.map(({ title }) => title)).toEqual([
    'Home',
    'Consultants',
    'Industrial',
    'Food processing',
    'Dal mill',
  ])
})

test('an unknown catalogue entry is reported as unknown', () => {
  expect(subject('sector=nonsense').unknown).toBe(true)
  expect(subject('sector=food&industry=999').unknown).toBe(true)
  expect(subject('sector=food').unknown).toBe(false)
})
