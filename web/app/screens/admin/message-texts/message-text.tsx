import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { channels } from '~/domains/notifications/staff/words.ts'
import { type Template, templateQuery } from '~/domains/notifications/templates/api.ts'
import classes from '~/domains/notifications/templates/templates.module.css'
import { TextForm } from '~/domains/notifications/templates/text-form.tsx'
import { TextVersions } from '~/domains/notifications/templates/text-versions.tsx'
import { beginningOf, messageName, readersOf } from '~/domains/notifications/templates/words.ts'
import { page } from '~/lib/head.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { Icon } from '~/ui/icon.tsx'
import { NoSuch } from '~/ui/no-such.tsx'
import { NativeSelect } from '~/ui/operated/native-select.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { Segments } from '~/ui/segments.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import layout from '../talk.module.css'

export const meta = page((t) => ({
  title: t('Text of a message'),
  description: t('What SMS, emails and notifications say, in English and Hindi.'),
  private: true,
}))

export default function MessageTextPage() {
  const t = useT()
  const { messageName: name = '' } = useParams()
  const { data, error, refetch } = useQuery(templateQuery(useApi(), name))
  if (error && !data)
    return (
      <NoSuch
        error={error}
        retry={refetch}
        page={t('Message texts')}
        drawing="letter"
        title={t('This message does not exist')}
        actions={<ButtonLink to="/admin/message-texts">{t('All messages')}</ButtonLink>}
      >
        {t('The address may be wrong.')}
      </NoSuch>
    )
  return (
    <>
      <LocalLink to="/admin/message-texts" className={layout.back}>
        <Icon name="arrow-left" size={18} />
        {t('Message texts')}
      </LocalLink>
      <PageHead title={messageName(name, t)}>{readersOf(name, t)}</PageHead>
      {data ? <Texts key={name} template={data.template} /> : <SkeletonLines lines={8} />}
    </>
  )
}

const languages = ['en', 'hi'] as const

function Texts({ template }: { template: Template }) {
  const t = useT()
  const [chosen, setChosen] = useState({ channel: template.texts[0]?.channel, language: t.language, situation: '' })
  const on = [...new Set(template.texts.map(({ channel }) => channel))]
  const texts = template.texts.filter(
    ({ channel, language }) => channel === chosen.channel && language === chosen.language,
  )
  const text = texts.find(({ situation }) => situation === chosen.situation) ?? texts[0]
  if (!text) return null
  const key = [text.channel, text.language, text.situation].join(' ')
  const versions = template.versions.filter((one) => [one.channel, one.language, one.situation].join(' ') === key)
  return (
    <div className={classes.form}>
      <div className={classes.choices}>
        <Segments
          legend={t('Channel')}
          name="channel"
          choices={on.map((channel) => ({ value: channel, label: t(channels[channel]) }))}
          chosen={text.channel}
          onChoose={(value) => setChosen({ ...chosen, channel: on.find((one) => one === value), situation: '' })}
        />
        <Segments
          legend={t('Language')}
          name="language"
          choices={languages.map((value) => ({ value, label: value === 'hi' ? t('Hindi') : t('English') }))}
          chosen={text.language}
          onChoose={(value) => setChosen({ ...chosen, language: value === 'hi' ? 'hi' : 'en', situation: '' })}
        />
      </div>
      {texts.length > 1 && (
        <NativeSelect
          label={t('This message says different things. Choose one of its texts:')}
          value={text.situation}
          onChange={({ currentTarget }) => setChosen({ ...chosen, situation: currentTarget.value })}
          data={texts.map((one) => ({ value: one.situation, label: beginningOf(one) }))}
        />
      )}
      <TextForm key={`${key} ${text.version}`} name={template.message} text={text} />
      <TextVersions versions={versions} />
    </div>
  )
}
