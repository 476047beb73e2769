import type { Language, Message } from '../message.ts'

type Decision = 'approve' | 'ask_for_changes' | 'reject' | 'suspend' | 'restore'

export interface ConsultantMessages {
  application_decided: { decision: Decision; note: string }
}

const facts: Record<Decision, Record<Language, string>> = {
  approve: {
    en: 'Your profile is approved. Customers can find and book you now.',
    hi: 'आपकी प्रोफ़ाइल मंज़ूर हो गई। ग्राहक अब आपको खोज और बुक कर सकते हैं।',
  },
  ask_for_changes: {
    en: 'Your profile needs a change before we can approve it.',
    hi: 'मंज़ूरी से पहले आपकी प्रोफ़ाइल में कुछ बदलना ज़रूरी है।',
  },
  reject: { en: 'We could not approve your profile.', hi: 'हम आपकी प्रोफ़ाइल मंज़ूर नहीं कर सके।' },
  suspend: {
    en: 'Your page is taken off the list for now. You can still sign in.',
    hi: 'आपका पेज फ़िलहाल सूची से हटा दिया गया है। आप साइन इन कर सकते हैं।',
  },
  restore: { en: 'Your page is listed again.', hi: 'आपका पेज फिर से सूची में है।' },
}

const told = (decision: Decision, note: string, language: Language) =>
  note ? `${facts[decision][language]}\n\n${note}` : facts[decision][language]
const subjects: Record<Language, (name: string) => string> = {
  en: (name) => `Your ${name} profile`,
  hi: (name) => `आपकी ${name} प्रोफ़ाइल`,
}

export const consultantMessages = {
  application_decided: {
    topic: 'account',
    push: {
      en: ({ decision, note }, { name }) => ({
        title: subjects.en(name),
        body: told(decision, note, 'en').replace('\n\n', ' '),
        path: '/my-profile',
      }),
      hi: ({ decision, note }, { name }) => ({
        title: subjects.hi(name),
        body: told(decision, note, 'hi').replace('\n\n', ' '),
        path: '/hi/my-profile',
      }),
    },
    sms: {
      en: ({ decision, note }, { name }) => `${name}: ${told(decision, note, 'en').replace('\n\n', ' ')}`,
      hi: ({ decision, note }, { name }) => `${name}: ${told(decision, note, 'hi').replace('\n\n', ' ')}`,
    },
    mail: {
      en: ({ decision, note }, { name, helpDeskPhone }) => ({
        subject: subjects.en(name),
        body: `${told(decision, note, 'en')}\n\nQuestions? Call the help desk on ${helpDeskPhone}.`,
        action: { label: 'Open your profile', path: '/my-profile' },
      }),
      hi: ({ decision, note }, { name, helpDeskPhone }) => ({
        subject: subjects.hi(name),
        body: `${told(decision, note, 'hi')}\n\nकोई सवाल? सहायता केंद्र को ${helpDeskPhone} पर फ़ोन करें।`,
        action: { label: 'अपनी प्रोफ़ाइल खोलें', path: '/hi/my-profile' },
      }),
    },
  },
} satisfies { [M in keyof ConsultantMessages]: Message<ConsultantMessages[M]> }
