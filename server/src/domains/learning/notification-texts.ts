import type { Language, Message } from '#server/platform/outbox/message.ts'

type About = {
  courseId: number
  titleEnglish: string
  titleHindi: string
}

export interface LearningMessages {
  /** To owners of a programme that a new course belongs to. */
  course_added: About & { trainer: string }
  certificate_issued: About & { certificateId: number; number: string }
  /** To the trainer. */
  lesson_question_asked: Asked
  /** To the learner who asked. */
  lesson_question_answered: Asked
}

type Asked = About & { lessonId: number; lessonQuestionId: number; other: string; text: string }

const TRAINER_PAGE = '/course-questions'
const inLanguage = (language: Language, path: string) => `${language === 'hi' ? '/hi' : ''}${path}`
const lessonAt = (language: Language, { courseId, lessonId }: Asked) =>
  inLanguage(language, `/dashboard/my-courses/${courseId}?lesson=${lessonId}&tab=questions`)

const ownCourses = (language: Language) => inLanguage(language, '/dashboard/my-courses')

export const learningTexts = {
  course_added: {
    topic: 'workshops',
    mail: {
      en: ({ titleEnglish, trainer }, { name }) => ({
        subject: `${name}: a new course in your programme`,
        body: `“${titleEnglish}” by ${trainer} is now part of your programme, at no extra cost.`,
        action: { label: 'Go to my courses', path: ownCourses('en') },
      }),
      hi: ({ titleHindi, trainer }, { name }) => ({
        subject: `${name}: आपके कार्यक्रम में नया कोर्स`,
        body: `${trainer} का “${titleHindi}” अब आपके कार्यक्रम में है, बिना अतिरिक्त ख़र्च के।`,
        action: { label: 'मेरे कोर्स पर जाएँ', path: ownCourses('hi') },
      }),
    },
    push: {
      en: ({ titleEnglish, trainer }) => ({
        title: 'A new course in your programme',
        body: `“${titleEnglish}” by ${trainer}`,
        path: ownCourses('en'),
      }),
      hi: ({ titleHindi, trainer }) => ({
        title: 'आपके कार्यक्रम में नया कोर्स',
        body: `“${titleHindi}”, ${trainer}`,
        path: ownCourses('hi'),
      }),
    },
  },
  certificate_issued: {
    topic: 'account',
    mail: {
      en: ({ titleEnglish, number }, { name }) => ({
        subject: `${name}: your certificate for “${titleEnglish}”`,
        body: `Certificate ${number} is issued. You can download it as a PDF and share it.`,
        action: { label: 'Go to my courses', path: ownCourses('en') },
      }),
      hi: ({ titleHindi, number }, { name }) => ({
        subject: `${name}: “${titleHindi}” का आपका प्रमाणपत्र`,
        body: `प्रमाणपत्र ${number} जारी हो गया है। इसे PDF में डाउनलोड और शेयर किया जा सकता है।`,
        action: { label: 'मेरे कोर्स पर जाएँ', path: ownCourses('hi') },
      }),
    },
    push: {
      en: ({ titleEnglish, number }) => ({
        title: 'Your certificate is issued',
        body: `${number}, “${titleEnglish}”`,
        path: ownCourses('en'),
      }),
      hi: ({ titleHindi, number }) => ({
        title: 'आपका प्रमाणपत्र जारी हुआ',
        body: `${number}, “${titleHindi}”`,
        path: ownCourses('hi'),
      }),
    },
  },
  lesson_question_asked: {
    topic: 'answers',
    mail: {
      en: ({ titleEnglish, other, text }, { name }) => ({
        subject: `${name}: a question in your course “${titleEnglish}”`,
        body: `${other} asks: ${text}`,
        action: { label: 'Answer', path: TRAINER_PAGE },
      }),
      hi: ({ titleHindi, other, text }, { name }) => ({
        subject: `${name}: आपके कोर्स “${titleHindi}” में एक सवाल`,
        body: `${other} ने पूछा: ${text}`,
        action: { label: 'जवाब दें', path: inLanguage('hi', TRAINER_PAGE) },
      }),
    },
    push: {
      en: ({ titleEnglish, other }) => ({
        title: 'A question in your course',
        body: `${other}, “${titleEnglish}”`,
        path: TRAINER_PAGE,
      }),
      hi: ({ titleHindi, other }) => ({
        title: 'आपके कोर्स में एक सवाल',
        body: `${other}, “${titleHindi}”`,
        path: inLanguage('hi', TRAINER_PAGE),
      }),
    },
  },
  lesson_question_answered: {
    topic: 'answers',
    mail: {
      en: (asked, { name }) => ({
        subject: `${name}: your question in “${asked.titleEnglish}” is answered`,
        body: `${asked.other} writes: ${asked.text}`,
        action: { label: 'Go to the lesson', path: lessonAt('en', asked) },
      }),
      hi: (asked, { name }) => ({
        subject: `${name}: “${asked.titleHindi}” में आपके सवाल का जवाब आया`,
        body: `${asked.other} ने लिखा: ${asked.text}`,
        action: { label: 'पाठ पर जाएँ', path: lessonAt('hi', asked) },
      }),
    },
    push: {
      en: (asked) => ({
        title: 'Your question is answered',
        body: `${asked.other}, “${asked.titleEnglish}”`,
        path: lessonAt('en', asked),
      }),
      hi: (asked) => ({
        title: 'आपके सवाल का जवाब आया',
        body: `${asked.other}, “${asked.titleHindi}”`,
        path: lessonAt('hi', asked),
      }),
    },
  },
} satisfies { [M in keyof LearningMessages]: Message<LearningMessages[M]> }

type LearningTexts = typeof learningTexts
declare module '#server/platform/outbox/messages.ts' {
  interface MessageParams extends LearningMessages {}
  interface MessageTexts extends LearningTexts {}
}
