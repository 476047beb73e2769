import * as api from '#contract/content/articles.ts'
import * as staffApi from '#contract/content/articles-staff.ts'
import { registerPersonalData } from '#server/domains/accounts/public.ts'
import { bind } from '#server/platform/http/bind.ts'
import type { DomainPlugin } from '#server/platform/services.ts'
import { serveFeeds } from './feed.ts'
import { articlesBy } from './queries.ts'
import { getArticle, listArticles, showDueArticles } from './service.ts'
import { serveArticlesFile } from './staff/files.ts'
import { addArticlePicture, removeUnusedPictures, serveArticlePictures } from './staff/pictures.ts'
import * as staff from './staff/service.ts'

export const registerArticles: DomainPlugin = (app) => {
  const serve = bind(app)
  registerPersonalData('articles', { read: articlesBy })
  app.services.jobs.schedule('articles-appear', '* * * * *', showDueArticles)
  app.services.jobs.schedule('article-pictures', '20 3 * * *', removeUnusedPictures)

  serve(api.listArticles, listArticles)
  serve(api.getArticle, getArticle)
  serve(staffApi.listAllArticles, staff.listAllArticles)
  serve(staffApi.exportArticles, staff.exportArticles)
  serve(staffApi.getStaffArticle, staff.getStaffArticle)
  serve(staffApi.addArticle, staff.addArticle)
  serve(staffApi.changeArticle, staff.changeArticle)
  serve(staffApi.addArticlePicture, addArticlePicture)
  serve(staffApi.publishArticle, staff.publishArticle)
  serve(staffApi.unpublishArticle, staff.unpublishArticle)
  serveFeeds(app)
  serveArticlesFile(app)
  serveArticlePictures(app)
}
