import { afterEach, expect, test, vi } from 'vitest'
import { fakeBrowser } from '../../../test/fake-browser.ts'

/** Reimports the modules as a page reload does; storage stays. */
async function load() {
  vi.resetModules()
  return import('./state.ts')
}
afterEach(() => vi.resetModules())

const textiles = {
  id: 7,
  slug: 'textiles',
  subSubCategories: [{ id: 31, title_english: 'Spinning', title_hindi: 'कताई', consultantsCount: 4 }],
}

test('the first category is remembered with its id, sub-sub-categories and slug, and survives a reload', async () => {
  fakeBrowser()
  const before = await load()
  expect(before.useFirstCategory.getState().firstCategory).toBeNull()
  before.rememberFirstCategory(textiles)
  const wanted = { id: 7, slug: 'textiles', subSubCategories: [{ id: 31, title_english: 'Spinning' }] }
  expect(before.useFirstCategory.getState().firstCategory).toEqual(wanted)
  const after = await load()
  expect(after.useFirstCategory.getState().firstCategory).toEqual(wanted)
})

test.each(['{not json', '7', '{"id":"7","slug":"a","subSubCategories":[]}', '{"id":7}'])(
  'a stored value that is no category (%s) is ignored',
  async (value) => {
    fakeBrowser()
    window.localStorage.setItem('paramarsh-first-category', value)
    expect((await load()).useFirstCategory.getState().firstCategory).toBeNull()
  },
)
