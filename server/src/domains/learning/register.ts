import * as attachmentsApi from '#contract/learning/attachments.ts'
import * as certificatesApi from '#contract/learning/certificates.ts'
import * as discussionApi from '#contract/learning/discussion.ts'
import * as api from '#contract/learning/endpoints.ts'
import * as learnerApi from '#contract/learning/learner.ts'
import * as notesApi from '#contract/learning/notes.ts'
import * as numbersApi from '#contract/learning/numbers.ts'
import * as previewsApi from '#contract/learning/previews.ts'
import * as programmesApi from '#contract/learning/programmes.ts'
import * as quizApi from '#contract/learning/quizzes.ts'
import * as staffApi from '#contract/learning/staff.ts'
import { registerAcquaintance, registerPersonalData } from '#server/domains/accounts/public.ts'
import { registerAuditTexts } from '#server/domains/audit/public.ts'
import { registerDiscountSource, registerSeller } from '#server/domains/orders/public.ts'
import { registerReviewable } from '#server/domains/reviews/public.ts'
import { bind } from '#server/platform/http/bind.ts'
import { registerMessages } from '#server/platform/outbox/messages.ts'
import type { DomainPlugin } from '#server/platform/services.ts'
import { addressAttachment, serveStaffAttachments } from './attachments/files.ts'
import * as attachments from './attachments/service.ts'
import { learningAudit } from './audit-texts.ts'
import { serveCoursesFile } from './authoring/files.ts'
import * as authoring from './authoring/service.ts'
import { serveCertificates } from './certificates/files.ts'
import * as certificates from './certificates/service.ts'
import * as courses from './courses/service.ts'
import { serveCredentials } from './credentials/files.ts'
import { serveLessonPostsFile } from './discussion/files.ts'
import * as moderation from './discussion/moderation.ts'
import { haveDiscussed } from './discussion/queries.ts'
import * as discussion from './discussion/service.ts'
import * as films from './films/service.ts'
import { addressFilm, serveStaffFilms } from './films/staff-files.ts'
import { linkAttachment, serveAttachments } from './lessons/files.ts'
import * as lessons from './lessons/service.ts'
import { announceCourses } from './news/service.ts'
import * as notes from './notes/service.ts'
import { learningTexts } from './notification-texts.ts'
import * as numbers from './numbers/service.ts'
import { eraseLearning, learningForExport } from './personal-data/queries.ts'
import { servePreviews } from './previews/files.ts'
import * as previews from './previews/service.ts'
import * as programmes from './programmes/service.ts'
import * as quizzes from './quizzes/service.ts'
import * as refunds from './refunds/service.ts'
import { courseSource, listCourseReviews } from './reviews/service.ts'
import * as sales from './sales/service.ts'
import { serveFilms } from './watching/files.ts'
import * as watching from './watching/service.ts'

export const registerLearning: DomainPlugin = (app) => {
  const serve = bind(app)
  registerAuditTexts(learningAudit)
  registerPersonalData('learning', { read: learningForExport, erase: eraseLearning })
  registerMessages(learningTexts)
  registerReviewable('course', courseSource)
  registerAcquaintance('learning', haveDiscussed)
  registerSeller('course', sales.courseSeller)
  registerSeller('sub_sub_categories', sales.industrySeller)
  registerSeller('sub_categories', sales.sectorSeller)
  registerDiscountSource('programme_credit', sales.programmeCredit)
  app.services.jobs.schedule('complete-learning-purchases', '40 * * * *', sales.completePurchases)
  app.services.jobs.schedule('announce-courses', '*/2 * * * *', announceCourses)
  app.services.jobs.schedule('sweep-film-plays', '50 3 * * *', watching.sweepPlays)
  serveFilms(app)
  serveStaffFilms(app)
  servePreviews(app)
  serveCertificates(app)
  serveCredentials(app)
  serveCoursesFile(app)
  serveLessonPostsFile(app)
  serveAttachments(app)
  serveStaffAttachments(app)

  serve(api.listCourses, courses.listCourses)
  serve(api.getCourse, courses.getCourse)
  serve(api.listCourseReviews, listCourseReviews)
  serve(api.listPurchases, refunds.listPurchases)
  serve(api.refundPurchase, refunds.refundPurchase)
  serve(programmesApi.listProgrammes, programmes.listProgrammes)
  serve(programmesApi.getProgramme, programmes.getProgramme)

  serve(staffApi.listCoursesOfPerson, lessons.listCoursesOfPerson)
  serve(learnerApi.listMyCourses, lessons.listMyCourses)
  serve(learnerApi.getMyCourse, lessons.getMyCourse)
  serve(learnerApi.getLesson, lessons.getLesson)
  serve(attachmentsApi.linkAttachment, linkAttachment)
  serve(previewsApi.previewLesson, previews.previewLesson)
  serve(learnerApi.markRead, lessons.markRead)
  serve(notesApi.listNotes, notes.listNotes)
  serve(notesApi.addNote, notes.addNote)
  serve(notesApi.changeNote, notes.changeNote)
  serve(notesApi.removeNote, notes.removeNote)
  serve(discussionApi.listLessonQuestions, discussion.listLessonQuestions)
  serve(discussionApi.askAboutLesson, discussion.askAboutLesson)
  serve(discussionApi.answerLessonQuestion, discussion.answerLessonQuestion)
  serve(discussionApi.listTrainerQuestions, discussion.listTrainerQuestions)
  serve(discussionApi.listLessonPosts, moderation.listLessonPosts)
  serve(discussionApi.exportLessonPosts, moderation.exportLessonPosts)
  serve(discussionApi.decideLessonPost, moderation.decideLessonPost)
  serve(learnerApi.openPlay, watching.openPlay)
  serve(learnerApi.renewAddress, watching.renewAddress)
  serve(learnerApi.reportPlayed, watching.reportPlayed)
  serve(quizApi.startAttempt, quizzes.startAttempt)
  serve(quizApi.storeAnswer, quizzes.storeAnswer)
  serve(quizApi.submitAttempt, quizzes.submitAttempt)
  serve(quizApi.getResult, quizzes.getResult)

  serve(certificatesApi.listCertificates, certificates.listCertificates)
  serve(certificatesApi.issueCertificate, certificates.issueCertificate)
  serve(certificatesApi.linkCertificate, certificates.linkCertificate)
  serve(certificatesApi.checkCertificate, certificates.checkCertificate)
  serve(certificatesApi.listStaffCertificates, certificates.listStaffCertificates)
  serve(certificatesApi.exportCertificates, certificates.exportCertificates)
  serve(certificatesApi.revokeCertificate, certificates.revokeCertificate)

  serve(staffApi.listStaffCourses, authoring.listStaffCourses)
  serve(staffApi.exportCourses, authoring.exportCourses)
  serve(staffApi.getStaffCourse, authoring.getStaffCourse)
  serve(staffApi.addCourse, authoring.addCourse)
  serve(staffApi.changeCourse, authoring.changeCourse)
  serve(staffApi.saveContent, authoring.saveContent)
  serve(staffApi.publishCourse, authoring.publishCourse)
  serve(staffApi.withdrawCourse, authoring.withdrawCourse)
  serve(staffApi.beginFilmUpload, films.beginFilmUpload)
  serve(staffApi.attachFilm, films.attachFilm)
  serve(staffApi.addressFilm, addressFilm)
  serve(staffApi.changeFilmCaptions, films.changeFilmCaptions)
  serve(attachmentsApi.beginAttachmentUpload, attachments.beginAttachmentUpload)
  serve(attachmentsApi.addAttachment, attachments.addAttachment)
  serve(attachmentsApi.addressAttachment, addressAttachment)
  serve(staffApi.listStaffProgrammes, programmes.listStaffProgrammes)
  serve(staffApi.changeProgramme, programmes.changeProgramme)
  serve(numbersApi.getCourseNumbers, numbers.getCourseNumbers)
}
