import { ArticleEditor } from '~/domains/content/articles/staff/article-editor.tsx'
import { drawingWords, tintWords } from '~/domains/talks/library/staff/words.ts'
import { page } from '~/lib/head.ts'
import { OneArticle } from './one-article.tsx'

export const meta = page((t) => ({
  title: t('Edit article'),
  description: t('Articles in English and Hindi.'),
  private: true,
}))

export default function ArticlePage() {
  return (
    <OneArticle>
      {(article) => <ArticleEditor key={article.id} article={article} drawings={drawingWords} tints={tintWords} />}
    </OneArticle>
  )
}
