import type { Message } from '#server/platform/outbox/message.ts'
import { dayInIndia, instantInIndia } from '#server/platform/outbox/when.ts'

/** Instants and days are ISO text: parameters are stored as JSON. */
export interface AccountMessages {
  otp: { code: string; minutes: number }
  mobile_changed: { newMobileEnding: string }
  signed_in_on_new_device: { device: string; of?: string }
  password_changed: Record<never, never>
  deletion_requested: { dueAt: string; of?: string }
  data_export_ready: { goneAt: string; of?: string }
}

/** The title of an unidentified device; the names of browsers and systems are the same in every language. */
export const UNKNOWN_DEVICE = 'Unknown device'
const deviceWords = (device: string, unknown: string) => (device === UNKNOWN_DEVICE ? unknown : device)
const english = (device: string) => deviceWords(device, 'an unknown device')
const hindi = (device: string) => deviceWords(device, 'किसी अज्ञात डिवाइस')

/** The page with name, number and devices: consultants have their own. */
const accountPage = (of?: string) => (of === 'consultant' ? '/my-profile?account' : '/dashboard/my-profile')

export const accountTexts = {
  otp: {
    code: ({ code }) => code,
    lifetimeSeconds: ({ minutes }) => minutes * 60,
    sms: {
      en: ({ code, minutes }, { name }) =>
        `${code} is your ${name} OTP. It is valid for ${minutes} minutes. Do not share it with anyone.`,
      hi: ({ code, minutes }, { name }) =>
        `${code} आपका ${name} OTP है। यह ${minutes} मिनट तक मान्य है। इसे किसी को न बताएँ।`,
    },
  },
  mobile_changed: {
    sms: {
      en: ({ newMobileEnding }, { name, helpDeskPhone }) =>
        `The mobile number of your ${name} account is now the one ending ${newMobileEnding}. Not you? Call ${helpDeskPhone} immediately.`,
      hi: ({ newMobileEnding }, { name, helpDeskPhone }) =>
        `आपके ${name} खाते का मोबाइल नंबर बदल गया है। नए नंबर के आख़िरी अंक ${newMobileEnding} हैं। यह आपने नहीं किया? तुरंत ${helpDeskPhone} पर फ़ोन करें।`,
    },
    mail: {
      en: ({ newMobileEnding }, { name, helpDeskPhone }) => ({
        subject: `Your ${name} mobile number was changed`,
        body: `You now log in with the mobile number ending ${newMobileEnding}. For your safety, all devices have been logged out.\n\nIf this was not you, call ${helpDeskPhone} immediately.`,
      }),
      hi: ({ newMobileEnding }, { name, helpDeskPhone }) => ({
        subject: `आपका ${name} मोबाइल नंबर बदल गया`,
        body: `अब लॉगिन उस मोबाइल नंबर से होगा जिसके आख़िरी अंक ${newMobileEnding} हैं। सुरक्षा के लिए सभी डिवाइस लॉग आउट कर दिए गए हैं।\n\nयह आपने नहीं किया? तुरंत ${helpDeskPhone} पर फ़ोन करें।`,
      }),
    },
  },
  signed_in_on_new_device: {
    mail: {
      en: ({ device, of }, { name, helpDeskPhone, at }) => ({
        subject: `New login to your ${name} account`,
        body: `There was a new login to your account from ${english(device)} on ${instantInIndia(at, 'en')} (India time).\n\nIf this was you, you can ignore this email. If not, log out that device and call ${helpDeskPhone}.`,
        action: { label: 'View your devices', path: accountPage(of) },
      }),
      hi: ({ device, of }, { name, helpDeskPhone, at }) => ({
        subject: `आपके ${name} खाते में नया लॉगिन`,
        body: `${instantInIndia(at, 'hi')} (भारतीय समय) को ${hindi(device)} से आपके खाते में लॉगिन हुआ।\n\nअगर यह आपने किया है, तो कुछ करने की ज़रूरत नहीं। अगर नहीं, तो उस डिवाइस को लॉग आउट करें और ${helpDeskPhone} पर फ़ोन करें।`,
        action: { label: 'अपने डिवाइस देखें', path: `/hi${accountPage(of)}` },
      }),
    },
    push: {
      en: ({ device, of }, { name }) => ({
        title: `New login to ${name}`,
        body: `From ${english(device)}. If this was not you, log out that device.`,
        path: accountPage(of),
      }),
      hi: ({ device, of }, { name }) => ({
        title: `${name} में नया लॉगिन`,
        body: `${hindi(device)} से। यह आपने नहीं किया? उस डिवाइस को लॉग आउट करें।`,
        path: `/hi${accountPage(of)}`,
      }),
    },
  },
  password_changed: {
    sms: {
      en: (_, { name, helpDeskPhone }) =>
        `The password of your ${name} account was changed. Not you? Call ${helpDeskPhone} immediately.`,
      hi: (_, { name, helpDeskPhone }) =>
        `आपके ${name} खाते का पासवर्ड बदला गया। यह आपने नहीं किया? तुरंत ${helpDeskPhone} पर फ़ोन करें।`,
    },
    mail: {
      en: (_, { name, helpDeskPhone, at }) => ({
        subject: `Your ${name} password was changed`,
        body: `The password of your account was changed on ${instantInIndia(at, 'en')} (India time).\n\nIf this was not you, call ${helpDeskPhone} immediately.`,
      }),
      hi: (_, { name, helpDeskPhone, at }) => ({
        subject: `आपका ${name} पासवर्ड बदल गया`,
        body: `आपके खाते का पासवर्ड ${instantInIndia(at, 'hi')} (भारतीय समय) को बदला गया।\n\nयह आपने नहीं किया? तुरंत ${helpDeskPhone} पर फ़ोन करें।`,
      }),
    },
  },
  deletion_requested: {
    mail: {
      en: ({ dueAt, of }, { name, helpDeskPhone }) => ({
        subject: `Your ${name} account will be deleted`,
        body: `You asked us to delete your account. It will be deleted on ${dayInIndia(new Date(dueAt), 'en')}. Changed your mind? Log in before then and choose “Keep my account”.\n\nIf this was not you, call ${helpDeskPhone}.`,
        action: { label: 'Keep my account', path: accountPage(of) },
      }),
      hi: ({ dueAt, of }, { name, helpDeskPhone }) => ({
        subject: `आपका ${name} खाता हटाया जाएगा`,
        body: `आपने अपना खाता हटाने को कहा है। यह ${dayInIndia(new Date(dueAt), 'hi')} को हटाया जाएगा। इरादा बदल गया? उससे पहले लॉगिन करके “खाता रहने दें” चुनें।\n\nयह आपने नहीं किया? ${helpDeskPhone} पर फ़ोन करें।`,
        action: { label: 'खाता रहने दें', path: `/hi${accountPage(of)}` },
      }),
    },
    sms: {
      en: ({ dueAt }, { name, helpDeskPhone }) =>
        `Your ${name} account will be deleted on ${dayInIndia(new Date(dueAt), 'en')} as you asked. Changed your mind? Log in before then to keep it. Not you? Call ${helpDeskPhone}.`,
      hi: ({ dueAt }, { name, helpDeskPhone }) =>
        `आपके कहने पर आपका ${name} खाता ${dayInIndia(new Date(dueAt), 'hi')} को हटाया जाएगा। खाता रखना हो तो उससे पहले लॉगिन करें। यह आपने नहीं किया? ${helpDeskPhone} पर फ़ोन करें।`,
    },
  },
  data_export_ready: {
    mail: {
      en: ({ goneAt, of }, { name }) => ({
        subject: `Your ${name} data is ready`,
        body: `The copy of your data you asked for is ready. Log in and download it by ${dayInIndia(new Date(goneAt), 'en')}. After that, we delete the file.`,
        action: { label: 'Download your data', path: accountPage(of) },
      }),
      hi: ({ goneAt, of }, { name }) => ({
        subject: `आपका ${name} डेटा तैयार है`,
        body: `आपके डेटा की कॉपी तैयार है। ${dayInIndia(new Date(goneAt), 'hi')} तक लॉगिन करके डाउनलोड करें। उसके बाद फ़ाइल हटा दी जाएगी।`,
        action: { label: 'अपना डेटा डाउनलोड करें', path: `/hi${accountPage(of)}` },
      }),
    },
    sms: {
      en: ({ goneAt }, { name }) =>
        `The copy of your ${name} data is ready. Log in and download it by ${dayInIndia(new Date(goneAt), 'en')}.`,
      hi: ({ goneAt }, { name }) =>
        `आपके ${name} डेटा की कॉपी तैयार है। ${dayInIndia(new Date(goneAt), 'hi')} तक लॉगिन करके डाउनलोड करें।`,
    },
  },
} satisfies { [M in keyof AccountMessages]: Message<AccountMessages[M]> }

type AccountTexts = typeof accountTexts
declare module '#server/platform/outbox/messages.ts' {
  interface MessageParams extends AccountMessages {}
  interface MessageTexts extends AccountTexts {}
}
