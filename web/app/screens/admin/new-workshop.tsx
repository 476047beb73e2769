import { useNavigate } from 'react-router'
import { WorkshopForm } from '~/domains/workshops/staff/workshop-form.tsx'
import { page } from '~/lib/head.ts'
import { localPath } from '~/lib/i18n/language.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { PageHead } from '~/ui/page-head.tsx'

export const meta = page((t) => ({
  title: t('New workshop'),
  description: t('Workshops, seats and attendees.'),
  private: true,
}))

export default function NewWorkshop() {
  const t = useT()
  const navigate = useNavigate()
  return (
    <>
      <PageHead title={t('New workshop')}>{t('It is a draft until you publish it.')}</PageHead>
      <WorkshopForm
        workshop={undefined}
        onSaved={({ id }) => navigate(localPath(`/admin/workshops/${id}`, t.language))}
      />
    </>
  )
}
