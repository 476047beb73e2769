import type { Page } from '@playwright/test'
import { expectContrast } from './support/axe.ts'
import { markUnseenContrasts } from './support/contrasts.ts'
import { ON_DESKTOP } from './support/sizes.ts'
import { expect, test } from './support/test.ts'

const pageOf = (main: string) =>
  `<html lang="en"><title>Contrast</title><style>body { background: #fdfdf7; color: #123 }</style><main>${main}</main>`

const refused = (page: Page) => expect(expectContrast(page, 'a page')).rejects.toThrow('color-contrast')
const marked = async (page: Page) => (await markUnseenContrasts(page, 'html')).marked

test(
  'a combination of colours is checked once, and every text that it does not decide is checked always',
  ON_DESKTOP,
  async ({ page }) => {
    await page.setContent(pageOf('<p>dark on light</p>'))
    expect(await marked(page)).toBe(1)
    await expectContrast(page, 'a page')
    await page.setContent(pageOf('<div><em>another element, same colours</em></div>'))
    expect(await marked(page)).toBe(0)

    const again = '<p>dark on light</p>'
    const faults = {
      'a pale text': '<p style="color: #aaa">pale</p>',
      'a dark surface': '<p style="background: #334">dark on dark</p>',
      'a dark surface further up': '<section style="background: #334"><div><p>dark on dark</p></div></section>',
      'less opacity': '<p style="opacity: .4">faded</p>',
      'a sibling below it':
        '<div style="position: relative"><i style="position: absolute; inset: 0; background: #334"></i><p style="position: relative">over a dark sibling</p></div>',
      'a smaller size of a large text': '<h1 style="color: #888; font-size: 12px">small</h1>',
    }
    for (const [what, fault] of Object.entries(faults))
      await test.step(what, async () => {
        await page.setContent(pageOf(again + fault))
        expect(await marked(page), what).toBe(1)
        await refused(page)
        // What has failed is not taken as checked.
        await refused(page)
      })

    await test.step('what axe would not judge stands for nothing', async () => {
      const hidden = 'position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%)'
      await page.setContent(
        pageOf(`${again}<p style="color: #aab; ${hidden}">unseen</p><button disabled style="color: #aab">off</button>`),
      )
      await expectContrast(page, 'a page')
      await page.setContent(pageOf('<p style="color: #aab">the same, seen</p>'))
      await refused(page)
    })
  },
)
