import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FEATURES } from '#contract/settings/constants.ts'

const css = readFileSync(new URL('./features.css', import.meta.url), 'utf8').replaceAll(/\s+/g, '')

test('links to every page of a capability are hidden in both languages while it is off', () => {
  for (const [name, { pages }] of Object.entries(FEATURES))
    for (const path of pages.flatMap((page) => [page, `/hi${page}`])) {
      const rule = css.split('}').find((one) => one.includes(`[data-off~="${name}"]`))
      for (const selector of [`[href="${path}"]`, `[href^="${path}/"]`, `[href^="${path}?"]`])
        expect(rule, `${name}: ${selector}`).toContain(selector)
    }
})
