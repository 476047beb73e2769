import { useT } from '~/lib/i18n/react.tsx'
import { SanitisedHtml } from '~/ui/sanitised-html.tsx'
import classes from './article-text.module.css'

/** The text of an article, set for reading. */
export function ArticleText({ html, language }: { html: string; language: 'en' | 'hi' }) {
  const t = useT()
  return <SanitisedHtml html={html} lang={language === t.language ? undefined : language} className={classes.text} />
}
