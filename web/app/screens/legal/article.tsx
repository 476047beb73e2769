import type { ReactNode } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { Page } from '~/ui/page.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import classes from './article.module.css'

export interface Clause {
  /** Anchor of the clause. */
  id: string
  title: string
  /** A one-line summary, for difficult clauses. */
  short?: string
  text: readonly ReactNode[]
}

interface ArticleProps {
  title: string
  line?: string
  clauses: readonly Clause[]
}

/** A text page: its sections listed at the side, each difficult clause opened by its summary. */
export function Article({ title, line, clauses }: ArticleProps) {
  const t = useT()
  return (
    <Page>
      <PageHead title={title}>{line}</PageHead>
      <div className={classes.columns}>
        <nav className={classes.contents} aria-label={t('On this page')}>
          <ol>
            {clauses.map((clause) => (
              <li key={clause.id}>
                <a href={`#${clause.id}`}>{clause.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={classes.text}>
          {clauses.map((clause) => (
            <section key={clause.id} id={clause.id}>
              <h2>{clause.title}</h2>
              {clause.short && (
                <p className={classes.short}>
                  <strong>{t('In short:')}</strong> {clause.short}
                </p>
              )}
              {clause.text.map((paragraph, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs are never reordered.
                <p key={i}>{paragraph}</p>
              ))}
            </section>
          ))}
        </div>
      </div>
    </Page>
  )
}
