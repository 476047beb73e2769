import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Panel } from '~/ui/panel.tsx'
import type { StaffArticle } from './api.ts'
import classes from './editor.module.css'
import { type ArticleValues, tagsIn } from './form.ts'

interface ChecklistProps {
  values: ArticleValues
  article: StaffArticle
  onTranslate: () => void
}

/** What is missing before publishing. */
export function Checklist({ values, article, onTranslate }: ChecklistProps) {
  const t = useT()
  const { summary, html, tags, cover, coverAlt } = values
  const other = article.language === 'en' ? 'hi' : 'en'
  const version = other === 'hi' ? t('Hindi version') : t('English version')
  const checks = [
    {
      done: summary.trim() !== '',
      words: t.count(summary.trim().length, 'Summary, {count} character', 'Summary, {count} characters'),
    },
    { done: html !== '', words: t('Text|of an article') },
    ...(cover ? [{ done: coverAlt.trim() !== '', words: t('Description of the cover picture') }] : []),
    { done: tagsIn(tags).length > 0, words: t('At least one tag') },
  ]
  return (
    <Panel title={t('Before publishing')}>
      <ul className={classes.checks}>
        {checks.map(({ done, words }) => (
          <li key={words} data-done={done}>
            <Icon name={done ? 'circle-check' : 'clock'} />
            <span>
              {words}
              <span className="pm-visually-hidden">: {done ? t('done') : t('missing')}</span>
            </span>
          </li>
        ))}
        <li data-done={article.translation !== null}>
          <Icon name={article.translation ? 'circle-check' : 'clock'} />
          {article.translation ? (
            <LocalLink to={`/admin/articles/${article.translation.id}`}>{version}</LocalLink>
          ) : (
            <>
              <span>{version}</span>
              <button type="button" onClick={onTranslate}>
                {t('Write it')}
              </button>
              <small>{t('Optional')}</small>
            </>
          )}
        </li>
      </ul>
    </Panel>
  )
}
