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
}

const ownCourses = (language: Language) => `${language === 'hi' ? '/hi' : ''}/dashboard/my-courses`

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
} satisfies { [M in keyof LearningMessages]: Message<LearningMessages[M]> }

type LearningTexts = typeof learningTexts
declare module '#server/platform/outbox/messages.ts' {
  interface MessageParams extends LearningMessages {}
  interface MessageTexts extends LearningTexts {}
}
