import { expect, test } from 'vitest'
import { cssClasses, customProperties } from './style-sheets.ts'

const sheet = {
  path: 'web/app/ui/card.module.css',
  text: '.card { top: .5em }\n@media print { .card .note { color: red } }',
}
const withCode = (text: string) =>
  cssClasses([sheet, { path: 'web/app/ui/card.tsx', text: `import classes from './card.module.css'\n${text}` }])

test('a class that its style sheet does not have, and one that nothing uses, are found', () => {
  expect(withCode('<p className={classes.card}><b className={classes.title} /></p>')).toEqual([
    'web/app/ui/card.tsx uses .title, which web/app/ui/card.module.css does not have',
    'web/app/ui/card.module.css has .note, which nothing uses',
  ])
})

test('other components may use the rest; a sheet that is passed on or read by an expression is used as a whole', () => {
  expect(withCode('<p className={classes.card}><b className={classes.note} /></p>')).toEqual([])
  expect(withCode('<Card classNames={classes} />')).toEqual([])
  expect(withCode('<p className={classes[name]} />')).toEqual([])
  const other = { path: 'web/app/shell/note.tsx', text: "import styles from '~/ui/card.module.css'\nstyles.note" }
  const card = { path: 'web/app/ui/card.tsx', text: "import classes from './card.module.css'\nclasses.card" }
  expect(cssClasses([sheet, card, other])).toEqual([])
})

test('a custom property that nothing sets is found, unless it has a fallback', () => {
  const css = (text: string) => ({ path: 'web/app/ui/a.module.css', text })
  expect(customProperties([css('.a { color: var(--pm-missing) }')])).toEqual([
    'web/app/ui/a.module.css reads --pm-missing, which nothing sets',
  ])
  expect(customProperties([css('.a { --gap: 4px; gap: var(--gap); top: var(--offset, 0) }')])).toEqual([])
  const inCode = { path: 'web/app/ui/a.tsx', text: "const style = { '--zoom': 2 }" }
  expect(customProperties([css('.a { scale: var(--zoom) }'), inCode])).toEqual([])
})
