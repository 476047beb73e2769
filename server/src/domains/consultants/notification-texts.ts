import type { Language, Message } from '#server/platform/outbox/message.ts'

type Decision = 'approve' | 'ask_for_changes' | 'reject' | 'suspend' | 'restore'

export interface ConsultantMessages {
  application_decided: { decision: Decision; note: string }
}

const facts: Record<Decision, Record<Language, string>> = {
  approve: {
    en: 'Your profile is approved. Customers can now find and book you.',
    hi: 'आपकी प्रोफ़ाइल मंज़ूर हो गई। अब यह ग्राहकों को दिख रही है और बुकिंग आ सकती है।',
  },
  ask_for_changes: {
    en: 'Please make a few changes to your profile so that we can approve it.',
    hi: 'मंज़ूरी के लिए आपकी प्रोफ़ाइल में कुछ बदलाव चाहिए।',
  },
  reject: { en: 'We could not approve your profile.', hi: 'हम आपकी प्रोफ़ाइल मंज़ूर नहीं कर सके।' },
  suspend: {
    en: 'Your profile is hidden from customers for now. You can still log in.',
    hi: 'आपकी प्रोफ़ाइल फ़िलहाल ग्राहकों को नहीं दिख रही है। लॉगिन पहले जैसा ही रहेगा।',
  },
  restore: { en: 'Your profile is visible to customers again.', hi: 'आपकी प्रोफ़ाइल ग्राहकों को फिर से दिख रही है।' },
}

const decisionText = (decision: Decision, note: string, language: Language) =>
  note ? `${facts[decision][language]}\n\n${note}` : facts[decision][language]
const subjects: Record<Language, (name: string) => string> = {
  en: (name) => `Your ${name} profile`,
  hi: (name) => `आपकी ${name} प्रोफ़ाइल`,
}

export const consultantTexts = {
  application_decided: {
    topic: 'account',
    push: {
      en: ({ decision, note }, { name }) => ({
        title: subjects.en(name),
        body: decisionText(decision, note, 'en').replace('\n\n', ' '),
        path: '/my-profile',
      }),
      hi: ({ decision, note }, { name }) => ({
        title: subjects.hi(name),
        body: decisionText(decision, note, 'hi').replace('\n\n', ' '),
        path: '/hi/my-profile',
      }),
    },
    sms: {
      en: ({ decision, note }, { name }) => `${name}: ${decisionText(decision, note, 'en').replace('\n\n', ' ')}`,
      hi: ({ decision, note }, { name }) => `${name}: ${decisionText(decision, note, 'hi').replace('\n\n', ' ')}`,
    },
    mail: {
      en: ({ decision, note }, { name, helpDeskPhone }) => ({
        subject: subjects.en(name),
        body: `${decisionText(decision, note, 'en')}\n\nQuestions? Call the help desk on ${helpDeskPhone}.`,
        action: { label: 'View your profile', path: '/my-profile' },
      }),
      hi: ({ decision, note }, { name, helpDeskPhone }) => ({
        subject: subjects.hi(name),
        body: `${decisionText(decision, note, 'hi')}\n\nकोई सवाल? सहायता केंद्र को ${helpDeskPhone} पर फ़ोन करें।`,
        action: { label: 'अपनी प्रोफ़ाइल देखें', path: '/hi/my-profile' },
      }),
    },
  },
} satisfies { [M in keyof ConsultantMessages]: Message<ConsultantMessages[M]> }

type ConsultantTexts = typeof consultantTexts
declare module '#server/platform/outbox/messages.ts' {
  interface MessageParams extends ConsultantMessages {}
  interface MessageTexts extends ConsultantTexts {}
}
