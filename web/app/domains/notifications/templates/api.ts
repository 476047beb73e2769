import type { Received, Sent } from '#contract/endpoint.ts'
import type * as contract from '#contract/notifications/templates.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'

export type Template = Received<typeof contract.getMessageTemplate>['template']
export type MessageText = Template['texts'][number]
export type TextVersion = Template['versions'][number]
type Change = Omit<Sent<typeof contract.changeMessageText>, 'name' | 'channel' | 'language' | 'situation' | 'version'>
export type Words = Pick<Change, 'title' | 'body' | 'label' | 'dltTemplateId'>

const LIST = '/api/web/v1/admin/message-templates'

export const templatesQuery = (api: Api) => apiQuery<typeof contract.listMessageTemplates>(api, `GET ${LIST}`, {})

export const templateQuery = (api: Api, name: string) =>
  apiQuery<typeof contract.getMessageTemplate>(api, `GET ${LIST}/{name}`, { name })

const whichOf = ({ channel, language, situation }: MessageText) => ({ channel, language, situation })

export const changeText = (api: Api, name: string, text: MessageText, change: Change) =>
  api.call<typeof contract.changeMessageText>(`PUT ${LIST}/{name}/text`, {
    ...{ name, ...whichOf(text), ...change, version: text.version },
  })

export const testText = (api: Api, name: string, text: MessageText, words: Words) =>
  api.call<typeof contract.testMessageText>(`POST ${LIST}/{name}/tests`, { name, ...whichOf(text), ...words })
