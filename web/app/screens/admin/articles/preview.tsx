import { Portrait } from '~/domains/consultants/components/portrait.tsx'
import { ArticleCover } from '~/domains/content/articles/article-cover.tsx'
import { ArticleText } from '~/domains/content/articles/article-text.tsx'
import { Byline } from '~/domains/content/articles/byline.tsx'
import type { StaffArticle } from '~/domains/content/articles/staff/api.ts'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { OneArticle } from './one-article.tsx'
import classes from './preview.module.css'

export const meta = page((t) => ({
  title: t('Preview'),
  description: t('Articles in English and Hindi.'),
  private: true,
}))

export default function ArticlePreview() {
  return <OneArticle>{(article) => <Preview article={article} />}</OneArticle>
}

/** The article as readers will see it. */
function Preview({ article }: { article: StaffArticle }) {
  const t = useT()
  const { id, title, author, html, language } = article
  return (
    <div className={classes.column}>
      <div className={classes.note}>
        <p>{t('This is how readers will see it. Only staff can open this page.')}</p>
        <ButtonLink to={`/admin/articles/${id}`} variant="outline">
          {t('Back to editing')}
        </ButtonLink>
      </div>
      <h1 className={classes.title} lang={t.lang(title)}>
        {title}
      </h1>
      <Byline
        article={article}
        portrait={author?.thumbnail && <Portrait id={author.id} picture={author.thumbnail} width={48} early />}
      />
      <div className={classes.cover}>
        <ArticleCover article={article} early />
      </div>
      <ArticleText html={html} language={language} />
    </div>
  )
}
