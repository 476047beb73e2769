import { useQueryClient } from '@tanstack/react-query'
import { refreshBackOffice } from '~/lib/back-office.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Dialog } from '~/ui/operated/dialog.tsx'
import { ApiForm } from '~/ui/operated/form/api-form.tsx'
import { ReasonField } from '~/ui/operated/form/reason-field.tsx'
import { useApiForm } from '~/ui/operated/form/use-api-form.ts'
import { NativeSelect } from '~/ui/operated/native-select.tsx'
import { TextInput } from '~/ui/operated/text-input.tsx'
import { toast } from '~/ui/toast.tsx'
import { navLinksQuery } from '../api.ts'
import { changeMenuLink, type MenuLink } from './menu-api.ts'

interface LinkDialogProps {
  link: MenuLink
  /** From 1. */
  place: number
  all: number
  close: () => void
}

/** Name, place and visibility of one link of the top bar. */
export function LinkDialog({ link, place, all, close }: LinkDialogProps) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const { id, version, title_english, title_hindi } = link
  const missing = (text: string) => (text.trim() ? null : t('Please fill this in.'))
  const form = useApiForm({
    initialValues: {
      ...{ title_english, title_hindi, place: String(place), shown: link.shown ? 'yes' : 'no', reason: '' },
    },
    validate: { title_english: missing, title_hindi: missing, reason: missing },
    send: ({ place: wanted, shown, ...words }) =>
      changeMenuLink(api, { ...words, id, version, place: Number(wanted), shown: shown === 'yes' }),
    onDone: ({ message }) => {
      void toast(t(message))
      void refreshBackOffice(client)
      void client.invalidateQueries({ queryKey: navLinksQuery(api).queryKey })
      close()
    },
  })
  const { field } = form
  return (
    <Dialog opened onClose={close} title={t('Edit link|of the menu')}>
      <ApiForm form={form} submit={t('Save')} onCancel={close}>
        {link.categoryTypeId === null ? (
          <>
            <TextInput label={t('Name in English|of a link')} maxLength={40} {...field('title_english')} />
            <TextInput label={t('Name in Hindi|of a link')} lang="hi" maxLength={40} {...field('title_hindi')} />
          </>
        ) : (
          <p>{t('This link has the name of its category type, which you change in the catalogue.')}</p>
        )}
        <NativeSelect
          label={t('Position|in a row')}
          data={Array.from({ length: all }, (_, at) => ({
            value: String(at + 1),
            label: t('{place} of {all}', { place: at + 1, all }),
          }))}
          {...field('place')}
        />
        <NativeSelect
          label={t('On the site')}
          data={[
            { value: 'yes', label: t('Shown') },
            { value: 'no', label: t('Hidden') },
          ]}
          {...field('shown')}
        />
        <ReasonField {...field('reason')} />
      </ApiForm>
    </Dialog>
  )
}
