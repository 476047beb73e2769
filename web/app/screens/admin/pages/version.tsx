import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import type { PageName } from '#contract/content/constants.ts'
import { languageIn } from '~/domains/content/articles/staff/words.ts'
import { pageVersionQuery } from '~/domains/content/pages/staff/api.ts'
import { pageTitle } from '~/domains/content/pages/staff/words.ts'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Segments } from '~/ui/segments.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { Article } from '../../legal/article.tsx'
import preview from '../articles/preview.module.css'
import { NoSuchPage } from './no-such-page.tsx'

export const meta = page((t) => ({
  title: t('Preview'),
  description: t('Texts of public pages, in English and Hindi.'),
  private: true,
}))

/** A version as readers see it, or the draft. */
export default function PageVersion() {
  const t = useT()
  const { pageName, number } = useParams()
  const [language, setLanguage] = useState<'en' | 'hi'>(t.language)
  // The server knows the names.
  const name = pageName as PageName
  const { data, error, refetch } = useQuery(pageVersionQuery(useApi(), name, Number(number), language))
  if (error && !data) return <NoSuchPage error={error} retry={refetch} />
  const text = data?.text
  return (
    <>
      <div className={preview.note}>
        <p>
          {text?.label
            ? t('{page}, version {version}', { page: pageTitle(name, t), version: text.label })
            : t('This is how readers will see it. Only staff can open this page.')}
        </p>
        <Segments
          legend={t('Language')}
          name="language"
          choices={(['en', 'hi'] as const).map((value) => ({ value, label: languageIn(value, t) }))}
          chosen={language}
          onChoose={(value) => setLanguage(value === 'hi' ? 'hi' : 'en')}
        />
        <ButtonLink to={`/admin/pages/${name}`} variant="outline">
          {t('Back to editing')}
        </ButtonLink>
      </div>
      {!data && <SkeletonLines lines={10} />}
      {text === null && (
        <EmptyState drawing="letter" tint="d" headingOrder={1} title={t('No draft to preview')}>
          {t('Visitors read what is published, or the built-in text.')}
        </EmptyState>
      )}
      {text && <Article {...text} lang={language === t.language ? undefined : language} />}
    </>
  )
}
