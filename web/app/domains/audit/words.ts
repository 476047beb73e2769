import { msg, type Translate } from '~/lib/i18n/texts.ts'

/** Labels of the most frequent actions; others are shown by their code. */
const actions: Record<string, string> = {
  'person.suspended': msg('User suspended'),
  'person.restored': msg('User restored'),
  'people.exported': msg('Users exported'),
  'staff.added': msg('Staff added'),
  'staff.removed': msg('Staff removed'),
  'staff.second_factor_enrolled': msg('Two-step login set up'),
  'staff.second_factor_reset': msg('Two-step login reset'),
  'staff.role_changed': msg('Staff role changed'),
  'staff.recovery_code_used': msg('Recovery code used'),
  'staff.recovery_codes_renewed': msg('Recovery codes renewed'),
  'orders.exported': msg('Orders exported'),
  'coupons.exported': msg('Coupons exported'),
  'refund_requests.exported': msg('Refund requests exported'),
  'payouts.exported': msg('Payouts exported'),
  'testimonial.added': msg('Testimonial added'),
  'testimonial.changed': msg('Testimonial saved'),
  'testimonials.exported': msg('Testimonials exported'),
  'article.added': msg('Article added'),
  'article.changed': msg('Article saved'),
  'article.published': msg('Article published'),
  'article.scheduled': msg('Article scheduled'),
  'article.withdrawn': msg('Article withdrawn'),
  'articles.exported': msg('Articles exported'),
  'talk.added': msg('Talk added'),
  'talk.changed': msg('Talk changed'),
  'talk.published': msg('Talk published'),
  'talk.withdrawn': msg('Talk withdrawn'),
  'talk.recording_uploaded': msg('Recording uploaded'),
  'talk.captions_changed': msg('Captions changed'),
  'talk.captions_removed': msg('Captions removed'),
  'talk.poster_changed': msg('Picture of a talk changed'),
  'talks.exported': msg('Talks exported'),
  'course.added': msg('Course added'),
  'course.changed': msg('Course changed'),
  'course.draft_saved': msg('Draft of a course saved'),
  'course.published': msg('Course published'),
  'course.withdrawn': msg('Course withdrawn'),
  'course.film_uploaded': msg('Video of a course uploaded'),
  'course.captions_changed': msg('Captions of a course changed'),
  'certificate.revoked': msg('Certificate revoked'),
  'lesson_post.hidden': msg('Question or answer of a course hidden'),
  'lesson_post.restored': msg('Question or answer of a course shown again'),
  'courses.exported': msg('Courses exported'),
  'workshops.exported': msg('Workshops exported'),
  'workshop.attendees_exported': msg('Attendees of a workshop exported'),
  'programme.changed': msg('Programme changed'),
  'overview.exported': msg('Overview exported'),
  'category_type.changed': msg('Category type saved'),
  'setting.changed': msg('Setting saved'),
  'audit_log.exported': msg('Audit log exported'),
}

export function actionInWords(action: string, t: Translate) {
  const known = actions[action]
  if (known) return t(known)
  const words = action.replaceAll(/[._]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
