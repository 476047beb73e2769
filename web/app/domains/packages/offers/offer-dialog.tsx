import { useQueryClient } from '@tanstack/react-query'
import { PACKAGE_SESSIONS_MAX, PACKAGE_SESSIONS_MIN } from '#contract/packages/constants.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { Dialog } from '~/ui/operated/dialog.tsx'
import { ApiForm } from '~/ui/operated/form/api-form.tsx'
import { useApiForm } from '~/ui/operated/form/use-api-form.ts'
import { NativeSelect } from '~/ui/operated/native-select.tsx'
import { RupeesInput } from '~/ui/operated/rupees-input.tsx'
import { TextInput } from '~/ui/operated/text-input.tsx'
import { toast } from '~/ui/toast.tsx'
import { changeOffer, createOffer, type OwnOffer, refreshOffers } from '../api.ts'
import { sessionOf } from '../words.ts'

/** A kind of session with a fee. */
export interface Session {
  mode: 'video' | 'audio'
  minutes: 15 | 30 | 45 | 60
  feePaise: number
}

interface OfferDialogProps {
  /** Undefined for a new one. */
  offer: OwnOffer | undefined
  sessions: readonly Session[]
  close: () => void
}

const keyOf = ({ mode, minutes }: Pick<Session, 'mode' | 'minutes'>) => `${mode} ${minutes}`

/** Edits a package. Packages that were sold stay as they are. */
export function OfferDialog({ offer, sessions, close }: OfferDialogProps) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const form = useApiForm({
    initialValues: {
      kind: sessions[0] ? keyOf(sessions[0]) : '',
      sessions: String(offer?.sessions ?? 5),
      sessionPaise: offer ? String(offer.sessionPaise / 100) : '',
    },
    validate: {
      sessions: (text) => (isCount(text) ? null : t('Enter a number from 2 to 20.')),
      sessionPaise: (text) => (Number(text) > 0 ? null : t('Enter an amount in rupees.')),
    },
    send: async ({ kind, sessions: count, sessionPaise }): Promise<{ message: string }> => {
      const terms = { sessions: Number(count), sessionPaise: Number(sessionPaise) * 100 }
      if (offer) return changeOffer(api, { id: offer.id, version: offer.version, isOffered: true, ...terms })
      const { mode, minutes } = sessions.find((one) => keyOf(one) === kind)!
      return createOffer(api, { mode, minutes, ...terms })
    },
    onDone: ({ message }) => {
      void toast(t(message))
      void refreshOffers(client, api)
      close()
    },
  })
  const { field, values } = form
  const fee = offer?.feePaise ?? sessions.find((one) => keyOf(one) === values.kind)?.feePaise
  const [count, price] = [Number(values.sessions), Number(values.sessionPaise) * 100]
  const isCheaper = fee && isCount(values.sessions) && price > 0 && price < fee
  return (
    <Dialog opened onClose={close} title={offer ? t('Edit package') : t('New package')}>
      <ApiForm form={form} submit={offer ? t('Save') : t('Offer package')} onCancel={close}>
        {!offer && (
          <NativeSelect
            label={t('Kind of session')}
            data={sessions.map((one) => ({ value: keyOf(one), label: sessionOf(one, t) }))}
            data-autofocus
            {...field('kind')}
          />
        )}
        <TextInput label={t('Number of sessions')} inputMode="numeric" autoComplete="off" {...field('sessions')} />
        <RupeesInput
          label={t('Price of one session in the package, before GST')}
          whole
          {...(fee && { description: t('Your fee for a single session is {amount}.', { amount: formatPaise(fee) }) })}
          {...field('sessionPaise')}
        />
        {isCheaper && (
          <p role="status">
            {t('Customers pay {amount} for {count} sessions and save {saved}.', {
              ...{ amount: formatPaise(count * price), count, saved: formatPaise(count * (fee - price)) },
            })}
          </p>
        )}
      </ApiForm>
    </Dialog>
  )
}

const isCount = (text: string) =>
  /^\d{1,2}$/.test(text.trim()) && Number(text) >= PACKAGE_SESSIONS_MIN && Number(text) <= PACKAGE_SESSIONS_MAX
