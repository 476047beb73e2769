import { ARTICLE_PICTURE } from '#contract/content/constants.ts'
import { Cover } from '~/ui/cover.tsx'
import type { Article } from './api.ts'
import classes from './article-cover.module.css'

interface ArticleCoverProps {
  article: Pick<Article, 'drawing' | 'tint' | 'cover'>
  /** Beside a title that says as much, the picture is decorative. */
  decorative?: boolean
  /** Visible without scrolling. */
  early?: boolean
}

/** The uploaded picture, or the drawing. */
export function ArticleCover({
  article: { drawing, tint, cover },
  decorative = false,
  early = false,
}: ArticleCoverProps) {
  if (!cover) return <Cover drawing={drawing} tint={tint} />
  const { width, height } = ARTICLE_PICTURE.exec(cover.url)?.groups ?? {}
  return (
    <img
      className={classes.picture}
      src={cover.url}
      alt={decorative ? '' : cover.alt}
      width={width}
      height={height}
      loading={early ? 'eager' : 'lazy'}
    />
  )
}
