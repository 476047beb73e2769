import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Received } from '#contract/endpoint.ts'
import type { DocumentKind, PaperKind, ShareSubjectKind } from '#contract/locker/constants.ts'
import type * as disputes from '#contract/locker/disputes.ts'
import type * as contract from '#contract/locker/endpoints.ts'
import type * as papers from '#contract/locker/papers.ts'
import type * as sharing from '#contract/locker/sharing.ts'
import type { Api } from '~/lib/api.ts'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { apiQuery, useApi } from '~/lib/query.tsx'
import { type Sending, sendFile } from '~/lib/resumable-upload.ts'
import { toast, toastFailure } from '~/ui/toast.tsx'

export type Locker = Received<typeof contract.listLocker>
export type LockerDocument = Locker['data'][number]
export type LockerGroup = Locker['categories'][number]
export type SharedDocument = Received<typeof sharing.listSharedDocuments>['documents'][number]
export type ShareSubject = Received<typeof sharing.listShareSubjects>['subjects'][number]
/** What documents are shared into. */
export interface Subject {
  kind: ShareSubjectKind
  id: number
}
/** A file that can be opened: its name, its type and how to get a link to it. */
export interface Openable {
  name: string
  kind: DocumentKind
  link: (use: 'preview' | 'download') => Promise<string>
}

interface View {
  page?: number
  limit?: number
  search?: string | undefined
  groupId?: number | undefined
  trash?: 'yes' | 'no'
}

const LOCKER = 'GET /api/web/v1/locker'
const SHARES = 'GET /api/web/v1/locker/shares'

export const lockerQuery = (api: Api, view: View) => apiQuery<typeof contract.listLocker>(api, LOCKER, view)
export const sharedQuery = (api: Api, { kind, id }: Subject) =>
  apiQuery<typeof sharing.listSharedDocuments>(api, SHARES, { kind, subjectId: id })
export const subjectsQuery = (api: Api) =>
  apiQuery<typeof sharing.listShareSubjects>(api, 'GET /api/web/v1/locker/share-subjects', {})
export const accessesQuery = (api: Api, id: number) =>
  apiQuery<typeof sharing.listAccesses>(api, 'GET /api/web/v1/locker/documents/{id}/accesses', { id, limit: 50 })
export const papersQuery = (api: Api) => apiQuery<typeof papers.listPapers>(api, 'GET /api/web/v1/locker/papers', {})
export const applicantPapersQuery = (api: Api, id: number) =>
  apiQuery<typeof papers.listApplicantPapers>(api, 'GET /api/web/v1/admin/consultants/{id}/papers', { id })

export const openable = (api: Api, id: number, { name, kind }: Pick<LockerDocument, 'name' | 'kind'>): Openable => ({
  ...{ name, kind },
  link: async (use) =>
    (await api.call<typeof contract.openDocument>('POST /api/web/v1/locker/documents/{id}/links', { id, use })).data
      .url,
})

export const openablePaper = (
  api: Api,
  consultantId: number,
  paper: { kind: PaperKind; name: string; documentKind: DocumentKind },
): Openable => ({
  name: paper.name,
  kind: paper.documentKind,
  link: async (use) =>
    (
      await api.call<typeof papers.openApplicantPaper>('POST /api/web/v1/admin/consultants/{id}/papers/{kind}/links', {
        id: consultantId,
        kind: paper.kind,
        use,
      })
    ).data.url,
})

const DISPUTED = '/api/web/v1/admin/disputes/{kind}/{id}/documents'

export const disputedQuery = (api: Api, subject: Subject) =>
  apiQuery<typeof disputes.listDisputedDocuments>(api, `GET ${DISPUTED}`, subject)

export const openableDisputed = (
  api: Api,
  subject: Subject,
  { documentId, name, kind }: Pick<SharedDocument, 'documentId' | 'name' | 'kind'>,
): Openable => ({
  ...{ name, kind },
  link: async (use) => {
    const input = { ...subject, documentId, use }
    return (await api.call<typeof disputes.openDisputedDocument>(`POST ${DISPUTED}/{documentId}/links`, input)).data.url
  },
})

interface Uploading extends Omit<Sending, 'url'> {
  api: Api
  groupId: number | null
  shareInto?: Subject | undefined
}

/** Uploads a file into the locker; the server checks it once it is complete. */
export async function uploadDocument({ api, groupId, shareInto, ...sending }: Uploading) {
  const { name, size } = sending.file
  const begun = await api.call<typeof contract.beginDocumentUpload>('POST /api/web/v1/locker/uploads', {
    ...{ name, bytes: size },
  })
  const { id, url } = begun.data.upload
  await sendFile({ url, ...sending })
  const added = await api.call<typeof contract.addDocument>('POST /api/web/v1/locker/documents', {
    ...{ uploadId: id, name, groupId },
    ...(shareInto && { shareInto }),
  })
  return added.data.document
}

/** Refetches the locker and everything shared from it. */
export function useLockerChanged() {
  const client = useQueryClient()
  return () =>
    Promise.all(
      [LOCKER, SHARES, 'GET /api/web/v1/locker/papers'].map((first) => client.invalidateQueries({ queryKey: [first] })),
    )
}

/** A change of the locker: refetches, says what was done, and says why if it failed. */
export function useLockerChange<T>(
  change: (api: Api, input: T) => Promise<{ message: string }>,
  undo?: (input: T) => unknown,
) {
  const t = useT()
  const api = useApi()
  const changed = useLockerChanged()
  return useMutation({
    mutationFn: (input: T) => change(api, input),
    onSuccess: async ({ message }, input) => {
      void toast(t(message), undo && { undo: () => undo(input) })
      await changed()
    },
    onError: (error) => void toastFailure(problemText(error, t)),
  })
}

export const trashDocument = (api: Api, id: number) =>
  api.call<typeof contract.trashDocument>('DELETE /api/web/v1/locker/documents/{id}', { id })
export const restoreDocument = (api: Api, id: number) =>
  api.call<typeof contract.restoreDocument>('POST /api/web/v1/locker/documents/{id}/restorations', { id })
export const removeDocument = (api: Api, id: number) =>
  api.call<typeof contract.removeDocument>('DELETE /api/web/v1/locker/trash/{id}', { id })
export const emptyTrash = (api: Api) => api.call<typeof contract.emptyTrash>('DELETE /api/web/v1/locker/trash', {})
export const saveDocument = (api: Api, input: { id: number; name: string; groupId: number | null }) =>
  api.call<typeof contract.changeDocument>('PUT /api/web/v1/locker/documents/{id}', input)
export const saveGroup = (api: Api, { id, title }: { id: number | undefined; title: string }) =>
  id === undefined
    ? api.call<typeof contract.addGroup>('POST /api/web/v1/locker/groups', { title })
    : api.call<typeof contract.changeGroup>('PUT /api/web/v1/locker/groups/{id}', { id, title })
export const removeGroup = (api: Api, id: number) =>
  api.call<typeof contract.removeGroup>('DELETE /api/web/v1/locker/groups/{id}', { id })
export const shareDocument = (api: Api, documentId: number, { kind, id }: Subject) =>
  api.call<typeof sharing.shareDocument>('POST /api/web/v1/locker/shares', { documentId, kind, subjectId: id })
export const revokeShare = (api: Api, id: number) =>
  api.call<typeof sharing.revokeShare>('DELETE /api/web/v1/locker/shares/{id}', { id })
export const submitPaper = (api: Api, kind: PaperKind, documentId: number) =>
  api.call<typeof papers.submitPaper>('PUT /api/web/v1/locker/papers/{kind}', { kind, documentId })
export const withdrawPaper = (api: Api, kind: PaperKind) =>
  api.call<typeof papers.withdrawPaper>('DELETE /api/web/v1/locker/papers/{kind}', { kind })
