import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import type { PageName } from '#contract/content/constants.ts'
import { staffPageQuery } from '~/domains/content/pages/staff/api.ts'
import { PageEditor } from '~/domains/content/pages/staff/page-editor.tsx'
import { page } from '~/lib/head.ts'
import { loadTexts } from '~/lib/i18n/load.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Icon } from '~/ui/icon.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import classes from '../talk.module.css'
import { builtInWords } from './built-in.ts'
import { NoSuchPage } from './no-such-page.tsx'

export const meta = page((t) => ({
  title: t('Edit page'),
  description: t('Texts of public pages, in English and Hindi.'),
  private: true,
}))

/** Loads the page of the address, and the built-in text in both languages. */
export default function EditPage() {
  const t = useT()
  // The server knows the names.
  const name = useParams().pageName as PageName
  const [started, setStarted] = useState(0)
  const texts = useQuery({ queryKey: ['built-in texts'], queryFn: async () => (await loadTexts(['public'])).length })
  const { data, error, refetch } = useQuery(staffPageQuery(useApi(), name))
  if (error && !data) return <NoSuchPage error={error} retry={refetch} />
  return (
    <>
      <LocalLink to="/admin/pages" className={classes.back}>
        <Icon name="arrow-left" size={18} />
        {t('Pages|of the site')}
      </LocalLink>
      {data && texts.isSuccess ? (
        <PageEditor
          key={`${name} ${started}`}
          page={data.page}
          builtIn={builtInWords(name)}
          onDiscarded={() => setStarted(started + 1)}
        />
      ) : texts.isError ? (
        <LoadFailed retry={texts.refetch} />
      ) : (
        <SkeletonLines lines={10} />
      )}
    </>
  )
}
