import type { DecisionName } from '#contract/consultants/approvals.ts'
import type { CHECKLIST } from '#contract/consultants/constants.ts'
import type { Approval, ProfileItem } from '#contract/consultants/own-profile.ts'
import { msg } from '~/lib/i18n/texts.ts'

export const approvalWords: Record<Approval, string> = {
  draft: msg('Draft'),
  submitted: msg('Awaiting approval'),
  changes_asked: msg('Changes requested'),
  approved: msg('Approved'),
  rejected: msg('Rejected'),
  suspended: msg('Suspended'),
}

export const approvalColors: Record<Approval, string> = {
  draft: 'gray',
  submitted: 'marigold',
  changes_asked: 'marigold',
  approved: 'leaf',
  rejected: 'madder',
  suspended: 'madder',
}

export const checklistWords: Record<(typeof CHECKLIST)[number], string> = {
  identity: msg('ID verified, name matches'),
  pan: msg('PAN verified, name matches'),
  qualification: msg('Qualification verified'),
  registration: msg('Registration number is valid, or none is needed'),
  experience: msg('Experience is credible'),
  profile: msg('Profile text is suitable'),
}

export const decisionWords: Record<DecisionName, string> = {
  approve: msg('Approve'),
  ask_for_changes: msg('Request changes'),
  reject: msg('Reject'),
  suspend: msg('Take off the list'),
  restore: msg('Put back on the list'),
}

export const missingWords: Record<ProfileItem, string> = {
  headline: msg('headline'),
  headlineHindi: msg('headline in Hindi'),
  about: msg('about'),
  experience: msg('experience'),
  languages: msg('languages'),
  place: msg('city and state'),
  industries: msg('industries|of a consultant'),
  fees: msg('fees'),
  procedure: msg('session description'),
  education: msg('education'),
  photo: msg('photo'),
  video: msg('video'),
}

export const modeWords = { video: msg('Video'), audio: msg('Audio'), written: msg('Written') } as const
