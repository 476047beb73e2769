import '@mantine/tiptap/styles.layer.css'
import { RichTextEditor } from '@mantine/tiptap'
import { useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useT } from '~/lib/i18n/react.tsx'
import classes from './answer-editor.module.css'

interface AnswerEditorProps {
  label: string
  /** The person has just asked to write. */
  focused: boolean
  onChange: (html: string) => void
}

/** A text with formatting. The server removes everything that is not on its list. */
export function AnswerEditor({ label, focused, onChange }: AnswerEditorProps) {
  const t = useT()
  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        heading: { levels: [3, 4] },
        link: { openOnClick: false, protocols: ['https', 'mailto'] },
      }),
    ],
    // Its styles are in the stylesheet: the content security policy allows no style elements.
    injectCSS: false,
    autofocus: focused,
    editorProps: { attributes: { 'aria-label': label, role: 'textbox', 'aria-multiline': 'true' } },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  })
  const labels = {
    boldControlLabel: t('Bold'),
    italicControlLabel: t('Italic'),
    underlineControlLabel: t('Underline'),
    h3ControlLabel: t('Heading'),
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
      <RichTextEditor.Toolbar>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Bold />
          <RichTextEditor.Italic />
          <RichTextEditor.Underline />
          <RichTextEditor.H3 />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.BulletList />
          <RichTextEditor.OrderedList />
          <RichTextEditor.Blockquote />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Link />
          <RichTextEditor.Unlink />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Undo />
          <RichTextEditor.Redo />
        </RichTextEditor.ControlsGroup>
      </RichTextEditor.Toolbar>
      <RichTextEditor.Content />
    </RichTextEditor>
  )
}
