import { createElement, type ReactNode } from 'react'

export interface Element {
  name: string
  props: Record<string, unknown>
  children: (Element | string)[]
}

const TOKEN = /<!(?:--[\s\S]*?--|doctype[^>]*)>|<\/([\w-]+)>|<([\w-]+)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>|[^<]+/gi
const ATTRIBUTE = /([^\s=]+)(?:="([^"]*)")?/g
const RENAMED: Record<string, string> = { class: 'className', for: 'htmlFor' }
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const VOID = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source'])

/** The elements of a page that React rendered. */
export function parseMarkup(html: string): Element {
  const root: Element = { name: '', props: {}, children: [] }
  const open = [root]
  const token = new RegExp(TOKEN)
  for (let found = token.exec(html); found; found = token.exec(html)) {
    const [text, closed, name, attributes = '', selfClosed] = found
    if (closed) open.pop()
    else if (name) {
      const element: Element = { name, props: propsOf(attributes), children: [] }
      open.at(-1)?.children.push(element)
      if (name === 'script' || name === 'style') token.lastIndex = takeText(element, html, token.lastIndex)
      else if (!selfClosed && !VOID.has(name)) open.push(element)
    } else if (!text.startsWith('<!')) open.at(-1)?.children.push(decoded(text))
  }
  const [page] = root.children
  if (typeof page !== 'object' || open.length > 1) throw new Error('the page is not well-formed')
  return page
}

/** Creates the elements anew, as components do for each page. */
export const elementsOf = (part: Element | string): ReactNode =>
  typeof part === 'string' ? part : createElement(part.name, part.props, ...part.children.map(elementsOf))

function propsOf(attributes: string) {
  const props: Record<string, unknown> = {}
  for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE))
    props[RENAMED[name] ?? name] = name === 'style' ? styleOf(decoded(value)) : decoded(value)
  return props
}

function styleOf(text: string) {
  const declarations = text.split(';').filter(Boolean)
  return Object.fromEntries(
    declarations.map((declaration) => {
      const [name = '', ...value] = declaration.split(':')
      return [name.startsWith('--') ? name : camelCase(name), value.join(':')]
    }),
  )
}
const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

function takeText(element: Element, html: string, start: number) {
  const end = html.indexOf(`</${element.name}>`, start)
  if (end > start) element.props.dangerouslySetInnerHTML = { __html: html.slice(start, end) }
  return end + `</${element.name}>`.length
}

const decoded = (text: string) => text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? '')
