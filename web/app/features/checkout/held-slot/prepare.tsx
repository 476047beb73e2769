import { useQuery } from '@tanstack/react-query'
import { BRIEF_MAX } from '#contract/bookings/constants.ts'
import type { Booking } from '~/domains/bookings/api.ts'
import { firstName } from '~/domains/bookings/words.ts'
import { profileQuery } from '~/domains/consultants/profile/api.ts'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { NativeSelect } from '~/ui/operated/native-select.tsx'
import { Textarea } from '~/ui/operated/textarea.tsx'
import classes from './book.module.css'
import type { Preparing } from './use-prepare.ts'

/** What the consultant should know in advance: industry and question, both optional. */
export function Prepare({ booking, prepare }: { booking: Booking; prepare: Preparing }) {
  const t = useT()
  const { slug, name } = booking.consultant
  const profile = useQuery({ ...profileQuery(useApi(), slug ?? ''), enabled: slug !== null }).data?.consultantDetails
  const industries = profile?.industries ?? (booking.industry ? [booking.industry] : [])
  const keep = (change?: { industryId: number | null }) => void prepare.save(change).catch(() => undefined)
  return (
    <section className={classes.card} aria-labelledby="prepare">
      <h2 id="prepare">{t('Help {name} prepare', { name: firstName(name) })}</h2>
      <NativeSelect
        label={t('Industry')}
        value={prepare.industryId ?? ''}
        onChange={(event) => {
          const industryId = Number(event.currentTarget.value) || null
          prepare.setIndustryId(industryId)
          keep({ industryId })
        }}
        data={[
          { value: '', label: t('Not sure yet') },
          ...industries.map((industry) => ({ value: String(industry.id), label: titleOf(industry, t.language) })),
        ]}
      />
      <Textarea
        label={t('Your question')}
        description={t('What do you want answered in this session?')}
        autosize
        minRows={2}
        maxRows={10}
        maxLength={BRIEF_MAX}
        value={prepare.brief}
        onChange={(event) => prepare.setBrief(event.currentTarget.value)}
        onBlur={() => keep()}
        error={prepare.error && problemText(prepare.error, t)}
      />
      <p className={classes.meta} role="status">
        {prepare.isStored && prepare.brief ? t('Saved.') : t('You can change it until the session starts.')}
      </p>
    </section>
  )
}
