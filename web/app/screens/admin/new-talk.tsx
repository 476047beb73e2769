import { useNavigate } from 'react-router'
import { TalkForm } from '~/domains/talks/library/staff/components/talk-form.tsx'
import { page } from '~/lib/head.ts'
import { localPath } from '~/lib/i18n/language.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { Icon } from '~/ui/icon.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import classes from './talk.module.css'

export const meta = page((t) => ({
  title: t('New talk'),
  description: t('Upcoming talks and recordings.'),
  private: true,
}))

export default function NewTalk() {
  const t = useT()
  const navigate = useNavigate()
  return (
    <>
      <LocalLink to="/admin/talks" className={classes.back}>
        <Icon name="arrow-left" size={18} />
        {t('Talks')}
      </LocalLink>
      <PageHead title={t('New talk')}>{t('Visible only after you publish it.')}</PageHead>
      <div className={classes.narrow}>
        <TalkForm
          talk={undefined}
          onSaved={({ id }) => void navigate(localPath(`/admin/talks/${id}`, t.language), { replace: true })}
        />
      </div>
    </>
  )
}
