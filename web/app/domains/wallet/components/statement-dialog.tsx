import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { dayIn, INDIA } from '~/lib/dates.ts'
import { fieldErrors } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { Dialog } from '~/ui/operated/dialog.tsx'
import { ProblemAlert } from '~/ui/operated/problem-alert.tsx'
import { TextInput } from '~/ui/operated/text-input.tsx'
import { Segments } from '~/ui/segments.tsx'
import { saveFile } from '~/ui/use-download.ts'
import { statementUrl } from '../api.ts'
import classes from './statement-dialog.module.css'

/** First day of the current financial year in India. */
function yearBegan(today: string) {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return `${month >= 4 ? year : year - 1}-04-01`
}

/** Downloads a wallet statement: period and format. */
export function StatementDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const api = useApi()
  const today = dayIn(INDIA, Date.now())
  const [period, setPeriod] = useState({ from: `${today.slice(0, 8)}01`, to: today })
  const [format, setFormat] = useState<'pdf' | 'csv'>('pdf')
  const fetching = useMutation({
    mutationFn: () => statementUrl(api, { ...period, format }),
    onSuccess: (url) => {
      saveFile(url)
      onClose()
    },
  })
  const errors = fieldErrors(fetching.error, t)
  const reversed = period.from !== '' && period.to !== '' && period.from > period.to
  const submit = (event: FormEvent) => {
    event.preventDefault()
    fetching.mutate()
  }
  return (
    <Dialog opened onClose={onClose} title={t('Statement')} width={480}>
      <form className={classes.form} noValidate onSubmit={submit}>
        <div className={classes.quick}>
          <Button variant="default" onClick={() => setPeriod({ from: `${today.slice(0, 8)}01`, to: today })}>
            {t('This month')}
          </Button>
          <Button variant="default" onClick={() => setPeriod({ from: yearBegan(today), to: today })}>
            {t('This financial year')}
          </Button>
        </div>
        <div className={classes.days}>
          <TextInput
            type="date"
            label={t('From')}
            value={period.from}
            max={period.to}
            onChange={(event) => setPeriod({ ...period, from: event.currentTarget.value })}
            error={errors.from}
          />
          <TextInput
            type="date"
            label={t('To')}
            value={period.to}
            min={period.from}
            max={today}
            onChange={(event) => setPeriod({ ...period, to: event.currentTarget.value })}
            error={errors.to ?? (reversed ? t('The end date is before the start date.') : undefined)}
          />
        </div>
        <Segments
          legend={t('File type')}
          name="format"
          choices={[
            { value: 'pdf', label: 'PDF' },
            { value: 'csv', label: 'CSV' },
          ]}
          chosen={format}
          onChoose={(value) => setFormat(value === 'csv' ? 'csv' : 'pdf')}
        />
        <ProblemAlert error={fetching.error} />
        <Button
          type="submit"
          size="lg"
          leftSection={<Icon name="download" />}
          loading={fetching.isPending}
          disabled={!period.from || !period.to || reversed}
        >
          {t('Download')}
        </Button>
      </form>
    </Dialog>
  )
}
