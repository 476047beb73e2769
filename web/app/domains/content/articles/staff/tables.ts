import { mergeAttributes, Node } from '@tiptap/react'

/** Plain tables: rows and columns as in the text, without merging or resizing. */
const Table = Node.create({
  ...{ name: 'table', group: 'block', content: 'tableRow+', isolating: true },
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: ({ HTMLAttributes }) => ['table', mergeAttributes(HTMLAttributes), ['tbody', 0]],
})
const TableRow = Node.create({
  ...{ name: 'tableRow', content: '(tableHeader | tableCell)+' },
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: ({ HTMLAttributes }) => ['tr', mergeAttributes(HTMLAttributes), 0],
})
const TableHeader = Node.create({
  ...{ name: 'tableHeader', content: 'inline*', isolating: true },
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: ({ HTMLAttributes }) => ['th', mergeAttributes(HTMLAttributes), 0],
})
const TableCell = Node.create({
  ...{ name: 'tableCell', content: 'inline*', isolating: true },
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: ({ HTMLAttributes }) => ['td', mergeAttributes(HTMLAttributes), 0],
})

export const tables = [Table, TableRow, TableHeader, TableCell]

const cells = (name: 'th' | 'td') => `<tr><${name}></${name}><${name}></${name}></tr>`
/** Two columns: a heading and three rows. */
export const NEW_TABLE = `<table>${cells('th')}${cells('td').repeat(3)}</table>`
