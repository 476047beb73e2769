import { useState } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { Dialog } from '~/ui/operated/dialog.tsx'
import { ApiForm } from '~/ui/operated/form/api-form.tsx'
import { ReasonField } from '~/ui/operated/form/reason-field.tsx'
import { useApiForm } from '~/ui/operated/form/use-api-form.ts'
import { useOperation } from '~/ui/operated/form/use-operation.ts'
import { NativeSelect } from '~/ui/operated/native-select.tsx'
import { TextInput } from '~/ui/operated/text-input.tsx'
import { addMember, roleWords, type StaffMember } from '../staff.ts'

export function AddStaff() {
  const t = useT()
  const [adding, setAdding] = useState(false)
  return (
    <>
      <Button size="lg" onClick={() => setAdding(true)}>
        {t('Add staff')}
      </Button>
      {adding && <AddDialog close={() => setAdding(false)} />}
    </>
  )
}

function AddDialog({ close }: { close: () => void }) {
  const t = useT()
  const api = useApi()
  const { send, onDone } = useOperation(close)
  const form = useApiForm({
    initialValues: { name: '', mobile: '', role: 'support' as StaffMember['role'], reason: '' },
    validate: {
      name: (name) => (name.trim() ? null : t('Please fill this in.')),
      reason: (reason) => (reason.trim() ? null : t('Please fill this in.')),
    },
    send: (typed) => send({ ...typed, mobile: typed.mobile.trim() }, (sent, key) => addMember(api, sent, key)),
    onDone,
  })
  return (
    <Dialog opened onClose={close} title={t('Add staff')}>
      <p>{t('They log in with an OTP to this number and set up an authenticator app at the first login.')}</p>
      <ApiForm form={form} submit={t('Add staff')} onCancel={close}>
        <TextInput label={t('Name')} data-autofocus {...form.field('name')} />
        <TextInput label={t('Mobile')} inputMode="numeric" maxLength={10} {...form.field('mobile')} />
        <NativeSelect
          label={t('Role')}
          data={Object.entries(roleWords).map(([value, word]) => ({ value, label: t(word) }))}
          {...form.field('role')}
        />
        <ReasonField {...form.field('reason')} />
      </ApiForm>
    </Dialog>
  )
}
