import type { ReactNode } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { Page } from '~/ui/page.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import classes from './article.module.css'

export interface Clause {
  /** The address of the clause within the page. */
  id: string
  title: string
  /** The clause in one line, where it is a hard one. */
  short?: string
  text: readonly ReactNode[]
}

interface ArticleProps {
  title: string
  line?: string
  clauses: readonly Clause[]
}

/** A page to be read: its sections listed at the side, each hard clause opened by its short form. */
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
                // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a clause never change places.
                <p key={i}>{paragraph}</p>
              ))}
            </section>
          ))}
        </div>
      </div>
    </Page>
  )
}
