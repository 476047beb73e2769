import type { FastifyInstance } from 'fastify'
import type { ArticleLanguage } from '#contract/content/constants.ts'
import { escapeHtml } from '#server/platform/documents/escape-html.ts'
import { publicArticles } from './queries.ts'
import { pathOfArticle } from './rules.ts'

const IN_THE_FEED = 30
const CACHED_FOR_FIVE_MINUTES = 'public, max-age=300'
const TITLES = { en: 'Articles by consultants', hi: 'सलाहकारों के लेख' }

type Rows = Awaited<ReturnType<typeof publicArticles>>

/** RSS 2.0: the newest articles of one language. */
export function rssOf(origin: string, language: ArticleLanguage, rows: Rows) {
  const home = `${origin}${language === 'hi' ? '/hi' : ''}/blogs`
  const item = (row: Rows[number]) => {
    const address = escapeHtml(origin + pathOfArticle(row))
    const tags = row.tags.map((tag) => `<category>${escapeHtml(tag)}</category>`).join('')
    return `<item><title>${escapeHtml(row.title)}</title><link>${address}</link><guid>${address}</guid><description>${escapeHtml(row.summary)}</description>${tags}<pubDate>${row.publishedAt.toUTCString()}</pubDate></item>\n`
  }
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n',
    `<title>${TITLES[language]}</title><link>${escapeHtml(home)}</link><description>${TITLES[language]}</description>`,
    `<language>${language}-IN</language>`,
    `<atom:link href="${escapeHtml(`${home}/rss.xml`)}" rel="self" type="application/rss+xml"/>\n`,
    ...rows.map(item),
    '</channel></rss>\n',
  ].join('')
}

export function serveFeeds(app: FastifyInstance) {
  const { db, now, config } = app.services
  for (const language of ['en', 'hi'] as const)
    app.get(`${language === 'hi' ? '/hi' : ''}/blogs/rss.xml`, async (_request, reply) => {
      const rows = await publicArticles(db, { language, only: language }, now(), { limit: IN_THE_FEED, offset: 0 })
      return reply
        .type('application/rss+xml; charset=utf-8')
        .header('cache-control', CACHED_FOR_FIVE_MINUTES)
        .send(rssOf(config.publicUrl, language, rows))
    })
}
