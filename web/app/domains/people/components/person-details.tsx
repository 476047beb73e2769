import { formatDate, formatWhen } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatMobile } from '~/lib/phone.ts'
import { Facts } from '~/ui/facts.tsx'
import { HiddenContacts } from '~/ui/operated/data-table/hidden-contacts.tsx'
import { Panel } from '~/ui/panel.tsx'
import type { PersonDetails } from '../api.ts'
import { typeWords } from '../words.ts'

/** A person's details as they gave them. */
export function Details({ person }: { person: PersonDetails }) {
  const t = useT()
  const now = new Date()
  const place = [person.city, person.region, person.pincode].filter(Boolean).join(', ')
  return (
    <Panel title={t('Details')}>
      <HiddenContacts in={[person.mobile, person.email]} />
      <Facts
        facts={[
          [t('Type'), t(typeWords[person.type])],
          [t('Mobile'), person.mobile && formatMobile(person.mobile)],
          [t('Email'), person.email],
          [t('Place'), place],
          [t('Language'), person.language === 'hi' ? t('Hindi') : t('English')],
          [t('Registered'), formatDate(person.createdAt, t)],
          [t('Last seen'), person.lastSeenAt ? formatWhen(person.lastSeenAt, now, t) : t('Never')],
          [t('Remarks'), person.remarks],
          [t('Source'), person.source],
          [t('Account number'), String(person.id)],
        ]}
      />
    </Panel>
  )
}
