import { listStaffCertificates } from '#contract/learning/certificates.ts'
import { listLessonPosts } from '#contract/learning/discussion.ts'
import { getStaffCourse, listStaffProgrammes } from '#contract/learning/staff.ts'
import type { AuditTexts } from '#server/domains/audit/public.ts'

export const learningAudit = {
  group: 'courses',
  title: { en: 'Courses', hi: 'कोर्स' },
  actions: {
    'courses.exported': { en: '{who} exported the list of courses.', hi: '{who} ने कोर्स की सूची डाउनलोड की।' },
    'course.added': { en: '{who} added {it}.', hi: '{who} ने {it} जोड़ा।' },
    'course.changed': { en: '{who} changed {it}.', hi: '{who} ने {it} बदला।' },
    'course.draft_saved': { en: '{who} saved the draft of {it}.', hi: '{who} ने {it} का ड्राफ़्ट सहेजा।' },
    'course.published': { en: '{who} published {it}.', hi: '{who} ने {it} प्रकाशित किया।' },
    'course.withdrawn': { en: '{who} withdrew {it}.', hi: '{who} ने {it} हटाया।' },
    'course.film_uploaded': {
      en: '{who} uploaded a video of {it}[, {seconds} long].',
      hi: '{who} ने {it} का एक वीडियो अपलोड किया[, अवधि {seconds}]।',
    },
    'course.captions_changed': {
      en: '{who} changed captions of {it}[ ({language})].',
      hi: '{who} ने {it} के कैप्शन बदले[ ({language})]।',
    },
    'course.file_uploaded': {
      en: '{who} uploaded a file for {it}[, “{name}”].',
      hi: '{who} ने {it} के लिए एक फ़ाइल अपलोड की[, “{name}”]।',
    },
    'programme.changed': { en: '{who} changed programme {it}.', hi: '{who} ने कार्यक्रम {it} बदला।' },
    'certificate.revoked': { en: '{who} revoked {it}.', hi: '{who} ने {it} रद्द किया।' },
    'certificates.exported': {
      en: '{who} exported the list of certificates.',
      hi: '{who} ने प्रमाणपत्रों की सूची डाउनलोड की।',
    },
    'lesson_post.hidden': { en: '{who} hid {it}.', hi: '{who} ने {it} छिपाई।' },
    'lesson_post.restored': { en: '{who} showed {it} again.', hi: '{who} ने {it} फिर दिखाई।' },
    'lesson_posts.exported': {
      en: '{who} exported the questions and answers of courses.',
      hi: '{who} ने कोर्स के सवाल और जवाब डाउनलोड किए।',
    },
  },
  subjects: {
    course: {
      en: 'the course “{name}”',
      hi: 'कोर्स “{name}”',
      page: { path: (id) => `/admin/courses/${id}`, shownBy: getStaffCourse },
      names: { table: 'courses', column: 'title_english', inHindi: 'title_hindi' },
    },
    programme: { en: '{name}', hi: '{name}', page: { path: () => '/admin/programmes', shownBy: listStaffProgrammes } },
    certificate: {
      en: 'certificate {name}',
      hi: 'प्रमाणपत्र {name}',
      page: { path: () => '/admin/certificates', shownBy: listStaffCertificates },
      names: { table: 'certificates', column: 'number' },
    },
    lesson_post: {
      en: 'the course post {name}',
      hi: 'कोर्स की पोस्ट {name}',
      page: { path: () => '/admin/course-questions', shownBy: listLessonPosts },
    },
  },
  facts: {
    isOffered: { en: 'On sale', hi: 'बिक्री में' },
    lessons: { en: 'Lessons', hi: 'पाठ' },
    chapters: { en: 'Chapters', hi: 'अध्याय' },
    filmId: { en: 'Video number', hi: 'वीडियो नंबर' },
    quality: { en: 'Quality', hi: 'क्वालिटी' },
    mayBeIssuedAgain: { en: 'May be issued again', hi: 'फिर जारी हो सकता है' },
  },
} satisfies AuditTexts

type LearningAudit = typeof learningAudit
declare module '#server/domains/audit/texts.ts' {
  interface AuditActions extends Record<keyof LearningAudit['actions'], true> {}
}
