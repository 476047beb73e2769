import { readingMinutes, sanitisedArticle } from '#server/domains/content/articles/rules.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { demoConsultants } from './consultants/consultants.ts'
import type { DemoArticle } from './content/articles/article.ts'
import { englishArticles } from './content/articles/english.ts'
import { hindiArticles } from './content/articles/hindi.ts'
import { nameOfPicture } from './content/articles/pictures.ts'
import { dayAt } from './timeline.ts'

/** Articles in both languages; one is a draft. */
export async function writeArticles(tx: Tx, consultantIds: readonly number[], now: Date) {
  const authorOf = ({ author }: DemoArticle) => {
    if (author === null) return null
    const id = consultantIds[demoConsultants.findIndex(({ name }) => name === author)]
    if (id === undefined) throw new Error(`no demo consultant named ${author}`)
    return id
  }
  const rowOf = (article: DemoArticle, language: 'en' | 'hi') => {
    const { slug, title, summary, tags, drawing, tint, cover, daysAgo } = article
    const html = sanitisedArticle(article.html)
    const at = dayAt(now, daysAgo, '09:00')
    return {
      ...{ language, slug, title, summary, tags, drawing, tint, html, minutes: readingMinutes(html) },
      ...(cover && { cover: nameOfPicture(cover[0]), cover_alt: cover[1] }),
      ...{ consultant_id: authorOf(article), published_at: at, appeared: true, created_at: at, updated_at: at },
    }
  }
  const covers = englishArticles.flatMap(({ cover }) => (cover ? [nameOfPicture(cover[0])] : []))
  await tx
    .insertInto('article_pictures')
    .values(covers.map((name) => ({ name, added_at: now })))
    .execute()
  const written = await tx
    .insertInto('articles')
    .values(englishArticles.map((article) => rowOf(article, 'en')))
    .returning(['slug', 'pair_id'])
    .execute()
  for (const article of hindiArticles) {
    const original = written.find(({ slug }) => slug === article.slug)
    await tx
      .insertInto('articles')
      .values({ ...rowOf(article, 'hi'), ...(original && { pair_id: original.pair_id }) })
      .execute()
  }
  await tx
    .insertInto('articles')
    .values({ ...rowOf(draft, 'en'), published_at: null, appeared: false })
    .execute()
}

const draft: DemoArticle = {
  ...{ slug: 'before-you-sign-a-job-work-agreement', daysAgo: 1, author: 'Indrani Mathur' },
  title: 'Before you sign a job work agreement',
  summary: '',
  ...{ tags: ['Legal'], drawing: 'card', tint: 'c' },
  html: '<p>Who pays for the cloth that is spoilt? Read that paragraph first.</p>',
}
