import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { backOfficeSearchQuery, type Found } from '~/domains/admin/api.ts'
import { problemText } from '~/lib/form.ts'
import { localPath } from '~/lib/i18n/language.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { msg } from '~/lib/i18n/texts.ts'
import { formatMobile } from '~/lib/phone.ts'
import { useApi } from '~/lib/query.tsx'
import { Dialog } from '~/ui/operated/dialog.tsx'
import { TextInput } from '~/ui/operated/text-input.tsx'
import classes from './admin-search.module.css'

const groups: Record<Found['kind'], string> = {
  booking: msg('Bookings'),
  call: msg('Calls'),
  question: msg('Written consultancy'),
  service_order: msg('Services'),
  order: msg('Orders'),
  payment: msg('Payments'),
  payout: msg('Payouts'),
  movement: msg('Ledger'),
  enquiry: msg('Enquiries'),
  person: msg('Users'),
}

const pathOf: Record<Found['kind'], (id: number) => string> = {
  booking: (id) => `/admin/bookings/${id}`,
  call: (id) => `/admin/calls/${id}`,
  question: (id) => `/admin/questions/${id}`,
  service_order: (id) => `/admin/service-orders/${id}`,
  order: (id) => `/admin/orders/${id}`,
  payment: (id) => `/admin/orders/${id}`,
  payout: (id) => `/admin/payouts/${id}`,
  movement: (id) => `/admin/ledger?search=JE-${id}&entry=${id}`,
  enquiry: (id) => `/admin/enquiries/${id}`,
  person: (id) => `/admin/people/${id}`,
}

const TYPING_MS = 200

/** One search over everything that has a number or belongs to a person. */
export function AdminSearch({ close }: { close: () => void }) {
  const t = useT()
  const list = useId()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [text] = useDebouncedValue(typed.trim(), TYPING_MS)
  const [chosen, setChosen] = useState(0)
  const { data, error, isFetching } = useQuery({
    ...backOfficeSearchQuery(useApi(), text),
    enabled: text.length > 1,
    placeholderData: keepPreviousData,
  })
  const found = text.length > 1 ? (data?.found ?? []) : []
  const isCurrent = text === typed.trim() && !isFetching

  const open = (one: Found) => {
    close()
    void navigate(localPath(pathOf[one.kind](one.id), t.language))
  }
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && found.length > 0) {
      event.preventDefault()
      setChosen((chosen + step + found.length) % found.length)
    }
    const one = found[chosen]
    // What is shown while an answer is awaited belongs to an earlier text.
    if (event.key === 'Enter' && one && isCurrent) open(one)
  }
  return (
    <Dialog opened onClose={close} title={t('Search')} width={620}>
      <TextInput
        data-autofocus
        role="combobox"
        aria-label={t('Number, name, mobile or reference')}
        aria-expanded={found.length > 0}
        aria-controls={list}
        aria-activedescendant={found[chosen] && `${list}-${chosen}`}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder={t('Number, name, mobile or reference')}
        value={typed}
        maxLength={200}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setChosen(0)
        }}
        onKeyDown={onKey}
      />
      <p className="pm-visually-hidden" role="status">
        {isCurrent && text.length > 1 && t.count(found.length, '{count} result', '{count} results')}
      </p>
      {error && <p className={classes.note}>{problemText(error, t)}</p>}
      {!error && found.length === 0 && (
        <p className={classes.note}>
          {text.length > 1 && isCurrent
            ? t('Nothing found. Enter the whole number, or the beginning of a name.')
            : t('For example PM-26-00012, an order number, pay_…, a name or a mobile number.')}
        </p>
      )}
      <div id={list} role="listbox" aria-label={t('Results')} className={classes.list} data-old={!isCurrent}>
        {found.map((one, at) => (
          <div
            key={`${one.kind} ${one.id}`}
            id={`${list}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === chosen}
            className={classes.row}
            onMouseMove={() => setChosen(at)}
            onClick={() => open(one)}
            onKeyDown={onKey}
          >
            <span className={classes.kind}>{one.kind !== found[at - 1]?.kind && t(groups[one.kind])}</span>
            <span className={classes.words} lang={t.lang(one.name)}>
              {[one.reference, one.name].filter(Boolean).join(' · ')}
            </span>
            {one.mobile && <span className={classes.mobile}>{formatMobile(one.mobile)}</span>}
          </div>
        ))}
      </div>
    </Dialog>
  )
}
