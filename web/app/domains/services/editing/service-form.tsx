import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { PACKAGES_MAX } from '#contract/services/constants.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { ApiForm } from '~/ui/operated/form/api-form.tsx'
import { useApiForm } from '~/ui/operated/form/use-api-form.ts'
import { NativeSelect } from '~/ui/operated/native-select.tsx'
import { TextInput } from '~/ui/operated/text-input.tsx'
import { UnsavedGuard } from '~/ui/operated/unsaved-guard.tsx'
import { Panel } from '~/ui/panel.tsx'
import { toast } from '~/ui/toast.tsx'
import { addService, type OwnService, saveService } from './api.ts'
import classes from './editor.module.css'
import { fieldsOf, NEW_PACKAGE, type PackageValues, type ServiceValues, typedOf } from './form.ts'
import { ScopeFields } from './scope-fields.tsx'

interface ServiceFormProps {
  /** Undefined for a new one. */
  service: OwnService | undefined
  industries: readonly { value: string; label: string }[]
  onSaved: (service: OwnService) => void
}

/** A service with its packages, milestones, prices and delivery times. */
export function ServiceForm({ service, industries, onSaved }: ServiceFormProps) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const [saved, setSaved] = useState<OwnService>()
  // In an effect, after the unsaved guard has rendered the saved state: navigating earlier would make it ask.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per save.
  useEffect(() => {
    if (saved) onSaved(saved)
  }, [saved])
  const missing = (text: unknown) => (String(text ?? '').trim() ? null : t('Please fill this in.'))
  const form = useApiForm<ServiceValues, Awaited<ReturnType<typeof addService>>>({
    initialValues: typedOf(service),
    validate: {
      ...{ title_english: missing, industryId: missing, days: missing, pricePaise: missing },
      delivered_english: missing,
    },
    send: (values) =>
      service ? saveService(api, { ...fieldsOf(values), id: service.id }) : addService(api, fieldsOf(values)),
    onDone: ({ message, data }) => {
      void toast(t(message))
      void client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).includes('own-services') })
      setSaved(data.service)
    },
  })
  const { field, values, setValues } = form
  const setPackages = (packages: PackageValues[]) => setValues({ packages })
  const replace = (index: number, change: Partial<PackageValues>) =>
    setPackages(values.packages.map((one, i) => (i === index ? { ...one, ...change } : one)))
  return (
    <ApiForm form={form} submit={t('Save')}>
      <UnsavedGuard unsaved={form.unsaved && !saved} />
      <Panel title={t('Service')}>
        <div className={classes.pairs}>
          <TextInput label={t('Title in English|of a service')} maxLength={120} {...field('title_english')} />
          <TextInput
            label={t('Title in Hindi (optional)|of a service')}
            lang="hi"
            maxLength={120}
            {...field('title_hindi')}
          />
          <NativeSelect
            label={t('Industry')}
            data={[{ value: '', label: t('Choose') }, ...industries]}
            {...field('industryId')}
          />
        </div>
      </Panel>
      <Panel title={t('Basic package')}>
        <ScopeFields
          field={(name) => field(name)}
          milestones={values.milestones}
          setMilestones={(milestones) => setValues({ milestones })}
        />
      </Panel>
      {values.packages.map((one, index) => (
        <Panel
          // biome-ignore lint/suspicious/noArrayIndexKey: a new package has no id yet.
          key={index}
          title={t('Package {number}', { number: index + 2 })}
          action={
            <Button variant="subtle" color="madder" onClick={() => setPackages(values.packages.toSpliced(index, 1))}>
              {t('Remove')}
            </Button>
          }
        >
          <div className={classes.pairs}>
            <TextInput label={t('Name in English')} maxLength={60} {...field(`packages.${index}.title_english`)} />
            <TextInput
              label={t('Name in Hindi (optional)')}
              lang="hi"
              maxLength={60}
              {...field(`packages.${index}.title_hindi`)}
            />
          </div>
          <ScopeFields
            field={(name) => field(`packages.${index}.${name}`)}
            milestones={one.milestones}
            setMilestones={(milestones) => replace(index, { milestones })}
          />
        </Panel>
      ))}
      {values.packages.length < PACKAGES_MAX && (
        <div className={classes.acts}>
          <Button variant="default" onClick={() => setPackages([...values.packages, NEW_PACKAGE])}>
            {t('Add a package')}
          </Button>
        </div>
      )}
    </ApiForm>
  )
}
