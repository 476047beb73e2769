import type { Language, Message } from '#server/platform/outbox/message.ts'
import { instantInIndia } from '#server/platform/outbox/when.ts'

type Side = 'customer' | 'consultant'

/** What happened to a question, as the other side is notified of it. */
type QuestionNews =
  | 'accepted'
  | 'declined'
  | 'not_accepted'
  | 'details_asked'
  | 'details_given'
  | 'details_not_given'
  | 'answered'
  | 'follow_up'
  | 'follow_up_late'
  | 'overdue'
  | 'nobody_accepted'
  | 'cancelled'
  | 'expert_gone'
  | 'reopened'
  | 'reassigned'
  | 'refunded'

/** `subject` is the title of the question: erased with the account that wrote it. */
type About = { questionId: number; subject: string }

export interface QuestionMessages {
  /** To the consultant who was asked; or to experts of the industry, without the customer's words. */
  question_asked: About & { isOpen: boolean; dueAt: string }
  question_news: About & { news: QuestionNews; other: string; dueAt: string }
  question_due: About & {
    side: Side
    awaiting: 'acceptance' | 'choice' | 'answer' | 'details' | 'follow_up'
    dueAt: string
  }
  /** To staff. */
  question_follow_up_late: { questionId: number; number: string; refundPaise?: number }
}

const path = ({ questionId }: { questionId: number }) => `/questions/${questionId}`
const staffPath = ({ questionId }: { questionId: number }) => `/admin/questions/${questionId}`
const quoted = ({ subject }: About) => (subject ? `“${subject}” · ` : '')
const by = (dueAt: string, language: Language) => instantInIndia(new Date(dueAt), language)

type News = QuestionMessages['question_news']
const newsInEnglish: Record<QuestionNews, (news: News) => { title: string; body: string }> = {
  accepted: ({ other, subject, dueAt }) => ({
    title: `${other} accepted your question`,
    body: `“${subject}”. The answer is due by ${by(dueAt, 'en')}.`,
  }),
  declined: ({ other, subject }) => ({
    title: `${other} cannot answer your question`,
    body: `“${subject}”. Choose a refund, or open it to other experts at no extra cost.`,
  }),
  not_accepted: ({ other, subject }) => ({
    title: `${other} did not reply in time`,
    body: `“${subject}”. Choose a refund, or open it to other experts at no extra cost.`,
  }),
  details_asked: ({ other, subject, dueAt }) => ({
    title: `${other} needs more details`,
    body: `“${subject}”. Please reply by ${by(dueAt, 'en')}.`,
  }),
  details_given: ({ other, subject, dueAt }) => ({
    title: `${other} sent the details`,
    body: `“${subject}”. Your answer is due by ${by(dueAt, 'en')}.`,
  }),
  details_not_given: ({ other, subject, dueAt }) => ({
    title: `${other} did not send the details`,
    body: `“${subject}”. Please answer without them by ${by(dueAt, 'en')}.`,
  }),
  answered: ({ other, subject }) => ({ title: `${other} answered`, body: `“${subject}”. Read the answer now.` }),
  follow_up: ({ other, subject, dueAt }) => ({
    title: `${other} has a follow-up question`,
    body: `“${subject}”. Your answer is due by ${by(dueAt, 'en')}.`,
  }),
  follow_up_late: ({ other, subject }) => ({
    title: 'Your answer to a follow-up is late',
    body: `“${subject}”. Part of the price was refunded to ${other}. You can still answer.`,
  }),
  overdue: ({ other, subject }) => ({
    title: `${other} did not answer in time`,
    body: `“${subject}”. Your question is refunded in full.`,
  }),
  nobody_accepted: ({ subject }) => ({
    title: 'No expert accepted your question',
    body: `“${subject}”. Your question is refunded in full.`,
  }),
  expert_gone: ({ other, subject }) => ({
    title: `${other} can no longer answer your question`,
    body: `“${subject}”. Your question is refunded in full.`,
  }),
  reopened: ({ other, subject, dueAt }) => ({
    title: `${other} can no longer answer your question`,
    body: `“${subject}”. Other experts can accept it until ${by(dueAt, 'en')}. If nobody does, it is refunded in full.`,
  }),
  cancelled: ({ other, subject }) => ({
    title: `${other} cancelled a question`,
    body: `“${subject}”. No answer is needed.`,
  }),
  reassigned: ({ subject }) => ({
    title: 'A question was given to another expert',
    body: `“${subject}”. No answer from you is needed.`,
  }),
  refunded: ({ subject }) => ({ title: 'A question was refunded', body: `“${subject}”. It is closed now.` }),
}

const newsInHindi: Record<QuestionNews, (news: News) => { title: string; body: string }> = {
  accepted: ({ other, subject, dueAt }) => ({
    title: `${other} ने आपका सवाल स्वीकार किया`,
    body: `“${subject}”। जवाब ${by(dueAt, 'hi')} तक आएगा।`,
  }),
  declined: ({ other, subject }) => ({
    title: `${other} ने आपका सवाल स्वीकार नहीं किया`,
    body: `“${subject}”। रिफ़ंड चुनें, या बिना अतिरिक्त ख़र्च दूसरे विशेषज्ञों से पूछें।`,
  }),
  not_accepted: ({ other, subject }) => ({
    title: `${other} ने समय पर जवाब नहीं दिया`,
    body: `“${subject}”। रिफ़ंड चुनें, या बिना अतिरिक्त ख़र्च दूसरे विशेषज्ञों से पूछें।`,
  }),
  details_asked: ({ other, subject, dueAt }) => ({
    title: `${other} को और जानकारी चाहिए`,
    body: `“${subject}”। ${by(dueAt, 'hi')} तक जवाब दें।`,
  }),
  details_given: ({ other, subject, dueAt }) => ({
    title: `${other} ने जानकारी भेज दी`,
    body: `“${subject}”। आपका जवाब ${by(dueAt, 'hi')} तक देना है।`,
  }),
  details_not_given: ({ other, subject, dueAt }) => ({
    title: `${other} ने जानकारी नहीं भेजी`,
    body: `“${subject}”। इसके बिना ही ${by(dueAt, 'hi')} तक जवाब दें।`,
  }),
  answered: ({ other, subject }) => ({ title: `${other} का जवाब आ गया`, body: `“${subject}”। जवाब अभी पढ़ें।` }),
  follow_up: ({ other, subject, dueAt }) => ({
    title: `${other} का एक और सवाल है`,
    body: `“${subject}”। आपका जवाब ${by(dueAt, 'hi')} तक देना है।`,
  }),
  follow_up_late: ({ other, subject }) => ({
    title: 'आगे के सवाल का जवाब समय पर नहीं गया',
    body: `“${subject}”। क़ीमत का एक हिस्सा ${other} को वापस किया गया। जवाब अब भी दिया जा सकता है।`,
  }),
  overdue: ({ other, subject }) => ({
    title: `${other} ने समय पर जवाब नहीं दिया`,
    body: `“${subject}”। आपके सवाल का पूरा रिफ़ंड हुआ।`,
  }),
  nobody_accepted: ({ subject }) => ({
    title: 'किसी विशेषज्ञ ने आपका सवाल स्वीकार नहीं किया',
    body: `“${subject}”। आपके सवाल का पूरा रिफ़ंड हुआ।`,
  }),
  expert_gone: ({ other, subject }) => ({
    title: `${other} से अब जवाब नहीं मिल सकता`,
    body: `“${subject}”। आपके सवाल का पूरा रिफ़ंड हुआ।`,
  }),
  reopened: ({ other, subject, dueAt }) => ({
    title: `${other} से अब जवाब नहीं मिल सकता`,
    body: `“${subject}”। अब यह ${by(dueAt, 'hi')} तक दूसरे विशेषज्ञों के लिए खुला है। किसी ने स्वीकार नहीं किया तो पूरा रिफ़ंड होगा।`,
  }),
  cancelled: ({ other, subject }) => ({
    title: `${other} ने सवाल रद्द किया`,
    body: `“${subject}”। अब जवाब की ज़रूरत नहीं।`,
  }),
  reassigned: ({ subject }) => ({
    title: 'एक सवाल दूसरे विशेषज्ञ को दिया गया',
    body: `“${subject}”। आपके जवाब की ज़रूरत नहीं।`,
  }),
  refunded: ({ subject }) => ({ title: 'एक सवाल का रिफ़ंड हुआ', body: `“${subject}”। अब यह बंद है।` }),
}

type Due = QuestionMessages['question_due']
const dueInEnglish: Record<Due['awaiting'], (when: string) => string> = {
  acceptance: (when) => `Accept or decline by ${when}.`,
  choice: (when) => `Choose a refund or other experts by ${when}. After that it is refunded.`,
  answer: (when) => `Your answer is due by ${when}. After that it is refunded.`,
  details: (when) => `The expert needs your details to answer. Please send them by ${when}.`,
  follow_up: (when) => `Your answer to the follow-up is due by ${when}.`,
}
const dueInHindi: Record<Due['awaiting'], (when: string) => string> = {
  acceptance: (when) => `${when} तक सवाल स्वीकार या मना करें।`,
  choice: (when) => `${when} तक रिफ़ंड या दूसरे विशेषज्ञ चुनें। उसके बाद रिफ़ंड हो जाएगा।`,
  answer: (when) => `आपका जवाब ${when} तक देना है। उसके बाद रिफ़ंड हो जाएगा।`,
  details: (when) => `जवाब के लिए आपकी जानकारी चाहिए। ${when} तक भेजें।`,
  follow_up: (when) => `आगे के सवाल का जवाब ${when} तक देना है।`,
}

type Asked = QuestionMessages['question_asked']
const asked = {
  en: (question: Asked) => ({
    title: question.isOpen ? 'An open question in your industry' : 'A new question for you',
    body: `${quoted(question)}Accept it by ${by(question.dueAt, 'en')}.`,
  }),
  hi: (question: Asked) => ({
    title: question.isOpen ? 'आपके उद्योग में एक खुला सवाल' : 'आपके लिए एक नया सवाल',
    body: `${quoted(question)}${by(question.dueAt, 'hi')} तक इसे स्वीकार करें।`,
  }),
}
const due = {
  en: (question: Due) => ({
    title: `Reminder: “${question.subject}”`,
    body: dueInEnglish[question.awaiting](by(question.dueAt, 'en')),
  }),
  hi: (question: Due) => ({
    title: `याद दिलाना: “${question.subject}”`,
    body: dueInHindi[question.awaiting](by(question.dueAt, 'hi')),
  }),
}

interface Words {
  title: string
  body: string
}
const mailInEnglish = ({ title, body }: Words, about: About, name: string) => ({
  ...{ subject: `${name}: ${title}`, body },
  action: { label: 'Open the question', path: path(about) },
})
const mailInHindi = ({ title, body }: Words, about: About, name: string) => ({
  ...{ subject: `${name}: ${title}`, body },
  action: { label: 'सवाल खोलें', path: `/hi${path(about)}` },
})

export const questionTexts = {
  question_asked: {
    topic: 'answers',
    push: {
      en: (question) => ({ ...asked.en(question), path: path(question) }),
      hi: (question) => ({ ...asked.hi(question), path: `/hi${path(question)}` }),
    },
    mail: {
      en: (question, { name }) => mailInEnglish(asked.en(question), question, name),
      hi: (question, { name }) => mailInHindi(asked.hi(question), question, name),
    },
  },
  question_news: {
    topic: 'answers',
    push: {
      en: (news) => ({ ...newsInEnglish[news.news](news), path: path(news) }),
      hi: (news) => ({ ...newsInHindi[news.news](news), path: `/hi${path(news)}` }),
    },
    mail: {
      en: (news, { name }) => mailInEnglish(newsInEnglish[news.news](news), news, name),
      hi: (news, { name }) => mailInHindi(newsInHindi[news.news](news), news, name),
    },
  },
  question_due: {
    topic: 'answers',
    push: {
      en: (question) => ({ ...due.en(question), path: path(question) }),
      hi: (question) => ({ ...due.hi(question), path: `/hi${path(question)}` }),
    },
    mail: {
      en: (question, { name }) => mailInEnglish(due.en(question), question, name),
      hi: (question, { name }) => mailInHindi(due.hi(question), question, name),
    },
  },
  question_follow_up_late: {
    topic: 'account',
    push: {
      en: (late) => ({
        title: 'A follow-up was not answered in time',
        body: `Question ${late.number}.${late.refundPaise === 0 ? '' : ' Part of the price was refunded.'}`,
        path: staffPath(late),
      }),
      hi: (late) => ({
        title: 'आगे के सवाल का जवाब समय पर नहीं आया',
        body: `सवाल ${late.number}।${late.refundPaise === 0 ? '' : ' क़ीमत का एक हिस्सा वापस किया गया।'}`,
        path: `/hi${staffPath(late)}`,
      }),
    },
  },
} satisfies { [M in keyof QuestionMessages]: Message<QuestionMessages[M]> }

type QuestionTexts = typeof questionTexts
declare module '#server/platform/outbox/messages.ts' {
  interface MessageParams extends QuestionMessages {}
  interface MessageTexts extends QuestionTexts {}
}
