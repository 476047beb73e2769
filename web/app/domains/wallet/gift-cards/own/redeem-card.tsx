import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { fieldErrors, problemText } from '~/lib/form.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { useIdempotencyKey } from '~/lib/idempotency-key.ts'
import { formatPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { FormCard } from '~/ui/form-card.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { TextInput } from '~/ui/operated/text-input.tsx'
import { CHANGED_BY_PAYMENT } from '../../api.ts'
import { redeemGiftCard, refreshGiftCards } from '../api.ts'

/** Adds the money of a gift card to the wallet. */
export function RedeemCard() {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const attempt = useIdempotencyKey()
  const [code, setCode] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const redeeming = useMutation({
    mutationFn: (typed: string) => redeemGiftCard(api, typed, attempt.keyFor(typed)),
    onSuccess: () => {
      attempt.done()
      setCode('')
      for (const what of CHANGED_BY_PAYMENT) void client.invalidateQueries({ queryKey: [what] })
      void refreshGiftCards(client)
    },
    // A code that was refused may be entered again later.
    onError: () => attempt.done(),
  })
  const { data, error } = redeeming
  const said = isEmpty
    ? t('Enter the code of your gift card.')
    : error && (fieldErrors(error, t).code ?? problemText(error, t))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setEmpty(!code.trim())
    if (code.trim()) redeeming.mutate(code)
  }
  return (
    <FormCard title={t('Redeem a gift card')} onSubmit={submit}>
      <TextInput
        label={t('Code of the gift card')}
        description={t('16 letters and digits, from the email or from whoever gave it to you.')}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
        error={said}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit" loading={redeeming.isPending}>
        {t('Add to my wallet')}
      </Button>
      {data && (
        <p role="status">
          {t('{amount} added. Your balance is {balance}.', {
            ...{ amount: formatPaise(data.amountPaise), balance: formatPaise(data.balancePaise) },
          })}{' '}
          <LocalLink to="/dashboard/my-wallet">{t('Open wallet')}</LocalLink>
        </p>
      )}
    </FormCard>
  )
}
