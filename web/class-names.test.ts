import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { classNames, classOf, withNames } from './class-names.ts'

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

test('a build gives scripts and style sheets the same names, and needs no object of classes', async () => {
  const generated = join(app, '../.react-router')
  mkdirSync(generated, { recursive: true })
  const dir = mkdtempSync(join(generated, 'planted-'))
  try {
    writeFileSync(join(dir, 'card.module.css'), '.card { color: red } .title { color: blue }')
    const script = "import classes from './card.module.css'\nexport const used = [classes.card, classes.title]"
    writeFileSync(join(dir, 'card.ts'), script)
    const built = await build({
      ...{ configFile: false, root: dir, logLevel: 'silent', plugins: classNames() },
      css: { modules: { generateScopedName: classOf } },
      build: { write: false, minify: false, lib: { entry: join(dir, 'card.ts'), formats: ['es'], fileName: 'card' } },
    })
    const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
    const js = outputs.flatMap((one) => (one.type === 'chunk' ? [one.code] : [])).join()
    const css = outputs.flatMap((one) => (one.type === 'asset' ? [String(one.source)] : [])).join()
    for (const name of ['card', 'title']) {
      const inSheet = classOf(name, join(dir, 'card.module.css'))
      expect(css).toContain(`.${inSheet}`)
      expect(js).toMatch(new RegExp(`["']${inSheet}["']`))
    }
    expect(js).not.toContain('card:')
  } finally {
    rmSync(dir, { recursive: true })
  }
})
