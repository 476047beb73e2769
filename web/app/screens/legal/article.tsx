import type { PAGE_PLACEHOLDERS } from '#contract/content/constants.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { Page } from '~/ui/page.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { SanitisedHtml } from '~/ui/sanitised-html.tsx'
import classes from './article.module.css'

/** What a text names and staff may change. */
export type PageValues = Record<(typeof PAGE_PLACEHOLDERS)[number], string | number>

export interface Clause {
  /** Anchor of the clause. */
  id: string
  title: string
  /** A one-line summary, for difficult clauses. */
  short?: string
  text: readonly string[]
}

/** The text of a page until staff publish their own. */
export interface BuiltInText {
  title: string
  line?: string
  clauses: readonly Clause[]
}

/** Written by staff. */
interface WrittenClause {
  id: string
  title: string
  html: string
}

interface ArticleProps {
  title: string
  line?: string
  /** HTML before the first clause. */
  intro?: string
  clauses: readonly (Clause | WrittenClause)[]
  /** If it is not that of the page. */
  lang?: 'en' | 'hi' | undefined
}

/** A text page: its sections listed at the side, each difficult clause opened by its summary. */
export function Article({ title, line, intro, clauses, lang }: ArticleProps) {
  const t = useT()
  return (
    <Page>
      <PageHead title={title}>{line}</PageHead>
      <div className={classes.columns}>
        <nav className={classes.contents} aria-label={t('On this page')} lang={lang}>
          <ol>
            {clauses.map((clause) => (
              <li key={clause.id}>
                <a href={`#${clause.id}`}>{clause.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={classes.text} lang={lang}>
          {intro && <SanitisedHtml html={intro} lang={lang} />}
          {clauses.map((clause) => (
            <section key={clause.id} id={clause.id}>
              <h2>{clause.title}</h2>
              {'html' in clause ? <SanitisedHtml html={clause.html} lang={lang} /> : <Paragraphs clause={clause} />}
            </section>
          ))}
        </div>
      </div>
    </Page>
  )
}

function Paragraphs({ clause: { short, text } }: { clause: Clause }) {
  const t = useT()
  return (
    <>
      {short && (
        <blockquote>
          <p>
            <strong>{t('In short:')}</strong> {short}
          </p>
        </blockquote>
      )}
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </>
  )
}
