import '@mantine/tiptap/styles.layer.css'
import { RichTextEditor } from '@mantine/tiptap'
import { useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useState } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { Icon } from '~/ui/icon.tsx'
import { picture } from './picture.ts'
import { PictureDialog } from './picture-dialog.tsx'
import { NEW_TABLE, tables } from './tables.ts'
import classes from './text-editor.module.css'

interface TextEditorProps {
  label: string
  html: string
  lang: 'en' | 'hi'
  onChange: (html: string) => void
}

/** The text of an article with formatting. The server removes everything that is not on its list. */
export function TextEditor({ label, html, lang, onChange }: TextEditorProps) {
  const t = useT()
  const [adding, setAdding] = useState(false)
  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3] },
        link: { openOnClick: false, protocols: ['https', 'mailto'] },
      }),
      ...tables,
      picture,
    ],
    content: html,
    // Its styles are in the stylesheet: the content security policy allows no style elements.
    injectCSS: false,
    editorProps: { attributes: { 'aria-label': label, role: 'textbox', 'aria-multiline': 'true', lang } },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  })
  const labels = {
    boldControlLabel: t('Bold'),
    italicControlLabel: t('Italic'),
    h2ControlLabel: t('Heading'),
    h3ControlLabel: t('Small heading'),
    bulletListControlLabel: t('List'),
    orderedListControlLabel: t('Numbered list'),
    blockquoteControlLabel: t('Quote|in a text'),
    linkControlLabel: t('Link'),
    unlinkControlLabel: t('Remove link'),
    linkEditorInputLabel: t('Web address'),
    linkEditorInputPlaceholder: 'https://',
    linkEditorExternalLink: t('Open in a new tab'),
    linkEditorInternalLink: t('Open in this tab'),
    linkEditorSave: t('Save'),
    undoControlLabel: t('Undo'),
    redoControlLabel: t('Redo'),
  }
  return (
    <RichTextEditor editor={editor} labels={labels} classNames={{ content: classes.content, root: classes.root }}>
      <RichTextEditor.Toolbar sticky>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.H2 />
          <RichTextEditor.H3 />
          <RichTextEditor.Bold />
          <RichTextEditor.Italic />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Link />
          <RichTextEditor.Unlink />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.BulletList />
          <RichTextEditor.OrderedList />
          <RichTextEditor.Blockquote />
          <RichTextEditor.Control
            aria-label={t('Table')}
            title={t('Table')}
            onClick={() => editor?.chain().focus().insertContent(NEW_TABLE).run()}
          >
            <Icon name="columns-3" size={16} />
          </RichTextEditor.Control>
          <RichTextEditor.Control aria-label={t('Picture')} title={t('Picture')} onClick={() => setAdding(true)}>
            <Icon name="photo" size={16} />
          </RichTextEditor.Control>
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Undo />
          <RichTextEditor.Redo />
        </RichTextEditor.ControlsGroup>
      </RichTextEditor.Toolbar>
      <RichTextEditor.Content />
      {adding && (
        <PictureDialog
          title={t('Picture in the text')}
          lang={lang}
          onClose={() => setAdding(false)}
          onAdd={({ url, ...attrs }) => {
            setAdding(false)
            editor
              ?.chain()
              .focus()
              .insertContent({ type: 'picture', attrs: { src: url, ...attrs } })
              .run()
          }}
        />
      )}
    </RichTextEditor>
  )
}
