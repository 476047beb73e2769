import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Dialog } from '~/ui/operated/dialog.tsx'
import { ApiForm } from '~/ui/operated/form/api-form.tsx'
import { ReasonField } from '~/ui/operated/form/reason-field.tsx'
import { useApiForm } from '~/ui/operated/form/use-api-form.ts'
import { useOperation } from '~/ui/operated/form/use-operation.ts'
import { NativeSelect } from '~/ui/operated/native-select.tsx'
import { restore, suspend } from '../api.ts'
import { changeRole, resetFactor, roleWords, type StaffMember } from '../staff.ts'

/** Role and access of a colleague, one change at a time, each with a reason. */
export function ChangeStaff({ member, close }: { member: StaffMember; close: () => void }) {
  const t = useT()
  const api = useApi()
  const { onDone } = useOperation(close)
  const { id, name, suspended } = member
  const changes = {
    role: t('Change the role'),
    ...(suspended ? { restore: t('Restore') } : { suspend: t('Suspend') }),
    ...(member.secondFactor && { reset: t('Reset the two-step login') }),
  }
  const form = useApiForm({
    initialValues: { change: 'role', role: member.role, reason: '' },
    validate: {
      role: (role, { change }) => (change === 'role' && role === member.role ? t('Choose another role.') : null),
      reason: (reason) => (reason.trim() ? null : t('Please fill this in.')),
    },
    send: ({ change, role, reason }): Promise<{ message: string }> =>
      change === 'suspend'
        ? suspend(api, id, reason)
        : change === 'restore'
          ? restore(api, id, reason)
          : change === 'reset'
            ? resetFactor(api, id, reason)
            : changeRole(api, { id, role, reason }),
    onDone,
  })
  const { change } = form.values
  const hints: Record<string, string> = {
    role: t('It applies immediately, also where they are logged in.'),
    suspend: t('They are logged out everywhere immediately and cannot log in until restored.'),
    restore: t('They can log in again. Devices that were logged out stay logged out.'),
    reset: t('They are logged out everywhere and set up a new authenticator app at the next login.'),
  }
  return (
    <Dialog opened onClose={close} title={name}>
      <ApiForm form={form} submit={t('Save')} onCancel={close} destructive={change === 'suspend' || change === 'reset'}>
        <NativeSelect
          label={t('Change|what to change')}
          description={hints[change]}
          data={Object.entries(changes).map(([value, label]) => ({ value, label }))}
          {...form.field('change')}
        />
        {change === 'role' && (
          <NativeSelect
            label={t('Role')}
            data={Object.entries(roleWords).map(([value, word]) => ({ value, label: t(word) }))}
            {...form.field('role')}
          />
        )}
        <ReasonField {...form.field('reason')} />
      </ApiForm>
    </Dialog>
  )
}
