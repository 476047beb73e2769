import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CATALOGUE_FILE_MAX_CHARACTERS } from '#contract/catalogue/constants.ts'
import { refreshBackOffice } from '~/lib/back-office.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Alert } from '~/ui/operated/alert.tsx'
import { Dialog } from '~/ui/operated/dialog.tsx'
import { ApiForm } from '~/ui/operated/form/api-form.tsx'
import { ReasonField } from '~/ui/operated/form/reason-field.tsx'
import { useApiForm } from '~/ui/operated/form/use-api-form.ts'
import { importIndustries } from './api.ts'
import classes from './form.module.css'

type Report = Awaited<ReturnType<typeof importIndustries>>['data']

/** Imports industries from a spreadsheet; rows that could not be read are reported by line. */
export function ImportDialog({ close }: { close: () => void }) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const [report, setReport] = useState<Report>()
  const form = useApiForm({
    initialValues: { csv: '', reason: '' },
    validate: {
      csv: (text) =>
        text === ''
          ? t('Please choose a file.')
          : text.length > CATALOGUE_FILE_MAX_CHARACTERS
            ? t('This is too large.')
            : null,
      reason: (text) => (text.trim() ? null : t('Please fill this in.')),
    },
    send: (request) => importIndustries(api, request),
    onDone: ({ data }) => {
      setReport(data)
      refreshBackOffice(client)
    },
  })
  const { error } = form.field('csv')
  return (
    <Dialog opened onClose={close} title={t('Import industries')}>
      <ApiForm form={form} submit={t('Import')} onCancel={close}>
        <p>
          {t(
            'A CSV file with these columns in the first line: sector (slug), title_english, title_hindi, slug and spellings.',
          )}
        </p>
        <input
          type="file"
          accept=".csv,text/csv"
          aria-label={t('CSV file')}
          className={classes.file}
          onChange={async (event) => form.setValues({ csv: (await event.currentTarget.files?.[0]?.text()) ?? '' })}
        />
        {error && <Alert color="madder">{error}</Alert>}
        <ReasonField {...form.field('reason')} />
        {report && <ImportReport report={report} />}
      </ApiForm>
    </Dialog>
  )
}

function ImportReport({ report: { added, wrong } }: { report: Report }) {
  const t = useT()
  return (
    <Alert
      color={wrong.length > 0 ? 'marigold' : 'leaf'}
      role="status"
      title={t.count(added, '{count} industry added', '{count} industries added')}
    >
      {wrong.length > 0 && (
        <>
          {t.count(wrong.length, '{count} line was skipped', '{count} lines were skipped')}
          <ul className={classes.wrong}>
            {wrong.map(({ line, message }) => (
              <li key={line}>
                {t('Line {line}', { line })}: {message}
              </li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  )
}
