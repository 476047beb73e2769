import { useNavigate } from 'react-router'
import { ARTICLE_TITLE_MAX } from '#contract/content/constants.ts'
import { addArticle, type NewArticle } from '~/domains/content/articles/staff/api.ts'
import { languageIn } from '~/domains/content/articles/staff/words.ts'
import { page } from '~/lib/head.ts'
import { localPath } from '~/lib/i18n/language.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Icon } from '~/ui/icon.tsx'
import { ApiForm } from '~/ui/operated/form/api-form.tsx'
import { useApiForm } from '~/ui/operated/form/use-api-form.ts'
import { NativeSelect } from '~/ui/operated/native-select.tsx'
import { TextInput } from '~/ui/operated/text-input.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import classes from '../talk.module.css'

export const meta = page((t) => ({
  title: t('New article'),
  description: t('Articles in English and Hindi.'),
  private: true,
}))

/** Title and language; everything else is written in the editor. */
export default function NewArticlePage() {
  const t = useT()
  const api = useApi()
  const navigate = useNavigate()
  const form = useApiForm({
    initialValues: { title: '', language: t.language as NewArticle['language'] },
    validate: { title: (title) => (title.trim() ? null : t('Please fill this in.')) },
    send: (values) =>
      addArticle(api, {
        ...values,
        ...{ summary: '', html: '', tags: [], consultantId: null, drawing: 'letter', tint: 'a' },
        ...{ cover: null, coverAlt: '' },
      }),
    onDone: ({ data }) => void navigate(localPath(`/admin/articles/${data.article.id}`, t.language), { replace: true }),
  })
  return (
    <>
      <LocalLink to="/admin/articles" className={classes.back}>
        <Icon name="arrow-left" size={18} />
        {t('Articles')}
      </LocalLink>
      <PageHead title={t('New article')}>{t('Visible only after you publish it.')}</PageHead>
      <div className={classes.narrow}>
        <ApiForm form={form} submit={t('Start writing')}>
          <TextInput label={t('Title|of an article')} maxLength={ARTICLE_TITLE_MAX} {...form.field('title')} />
          <NativeSelect
            label={t('Language')}
            data={(['en', 'hi'] as const).map((value) => ({ value, label: languageIn(value, t) }))}
            {...form.field('language')}
          />
        </ApiForm>
      </div>
    </>
  )
}
