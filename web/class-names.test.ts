import { join } from 'node:path'
import { expect, test } from 'vitest'
import { classOf, withNames } from './class-names.ts'

const app = join(import.meta.dirname, 'app')
const file = join(app, 'ui/avatar.tsx')
const own = (name: string) => classOf(name, join(app, 'ui/avatar.module.css'))

test('a class is named in the script as in its stylesheet, and the stylesheet stays', () => {
  const code =
    "import classes from './avatar.module.css'\nconst a = <p className={classes.avatar} lang={other.classes.b} />"
  expect(withNames(code, file)).toBe(
    `import './avatar.module.css'\nconst a = <p className={'${own('avatar')}'} lang={other.classes.b} />`,
  )
})

test('two stylesheets of one file are distinguished, even one named like its variable', () => {
  const code = "import classes from './avatar.module.css'\nimport sums from '~/a/sums.module.css'\nf(classes.a, sums.a)"
  expect(withNames(code, file)).toContain(`f('${own('a')}', '${classOf('a', join(app, 'a/sums.module.css'))}')`)
  expect(withNames(code, file)).toContain("import '~/a/sums.module.css'")
})

test('using all classes at once is refused', () => {
  const code = "import classes from './avatar.module.css'\nconst a = <Modal classNames={classes} />"
  expect(() => withNames(code, file)).toThrow('use classes as classes.name')
})
