import { ArticleEditor } from '~/domains/content/articles/staff/article-editor.tsx'
import { page } from '~/lib/head.ts'
import { drawingWords, tintWords } from '~/ui/operated/cover/words.ts'
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
