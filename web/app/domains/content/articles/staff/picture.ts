import { mergeAttributes, Node } from '@tiptap/react'

/** A picture of its own line, with the description that readers hear. */
export const picture = Node.create({
  ...{ name: 'picture', group: 'block', atom: true, draggable: true },
  addAttributes: () => ({ src: {}, alt: {}, width: {}, height: {} }),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
})
