import type { Message } from '../message.ts'
import { dayInIndia, instantInIndia } from './when.ts'

/** Instants and days travel as ISO text: params lie in the database as JSON. */
export interface AccountMessages {
  otp: { code: string; minutes: number }
  mobile_changed: { newMobileEnding: string }
  signed_in_on_new_device: { device: string; of?: string }
  password_changed: Record<never, never>
  deletion_requested: { dueAt: string; of?: string }
  data_export_ready: { goneAt: string; of?: string }
}

/** What a device is called that says nothing of itself; the names of browsers and systems are the same in every language. */
export const UNKNOWN_DEVICE = 'Unknown device'
const deviceWords = (device: string, unknown: string) => (device === UNKNOWN_DEVICE ? unknown : device)
const english = (device: string) => deviceWords(device, 'an unknown device')
const hindi = (device: string) => deviceWords(device, 'किसी अज्ञात डिवाइस')

/** Where name, number and devices are: consultants have a page of their own. */
const accountPage = (of?: string) => (of === 'consultant' ? '/my-profile?account' : '/dashboard/my-profile')

export const accountMessages = {
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
        `Your ${name} account now signs in with the mobile number ending ${newMobileEnding}. Not you? Call ${helpDeskPhone} at once.`,
      hi: ({ newMobileEnding }, { name, helpDeskPhone }) =>
        `आपका ${name} खाता अब ${newMobileEnding} पर ख़त्म होने वाले मोबाइल नंबर से खुलता है। यह आपने नहीं किया? तुरंत ${helpDeskPhone} पर फ़ोन करें।`,
    },
    mail: {
      en: ({ newMobileEnding }, { name, helpDeskPhone }) => ({
        subject: `Your ${name} mobile number was changed`,
        body: `Your account now signs in with the mobile number ending ${newMobileEnding}. Every device was signed out.\n\nIf this was not you, call ${helpDeskPhone} at once.`,
      }),
      hi: ({ newMobileEnding }, { name, helpDeskPhone }) => ({
        subject: `आपका ${name} मोबाइल नंबर बदल गया`,
        body: `आपका खाता अब ${newMobileEnding} पर ख़त्म होने वाले मोबाइल नंबर से खुलता है। सभी डिवाइस साइन आउट कर दिए गए।\n\nयह आपने नहीं किया? तुरंत ${helpDeskPhone} पर फ़ोन करें।`,
      }),
    },
  },
  signed_in_on_new_device: {
    mail: {
      en: ({ device, of }, { name, helpDeskPhone, at }) => ({
        subject: `New sign-in to your ${name} account`,
        body: `Your account was opened on ${english(device)} on ${instantInIndia(at, 'en')} (India time).\n\nIf this was you, there is nothing to do. If not, sign that device out and call ${helpDeskPhone}.`,
        action: { label: 'See your devices', path: accountPage(of) },
      }),
      hi: ({ device, of }, { name, helpDeskPhone, at }) => ({
        subject: `आपके ${name} खाते में नया साइन-इन`,
        body: `आपका खाता ${instantInIndia(at, 'hi')} (भारतीय समय) को ${hindi(device)} पर खोला गया।\n\nअगर यह आप थे, तो कुछ करने की ज़रूरत नहीं। अगर नहीं, तो उस डिवाइस को साइन आउट करें और ${helpDeskPhone} पर फ़ोन करें।`,
        action: { label: 'अपने डिवाइस देखें', path: `/hi${accountPage(of)}` },
      }),
    },
    push: {
      en: ({ device, of }, { name }) => ({
        title: `New sign-in to ${name}`,
        body: `Your account was opened on ${english(device)}.`,
        path: accountPage(of),
      }),
      hi: ({ device, of }, { name }) => ({
        title: `${name} में नया साइन-इन`,
        body: `आपका खाता ${hindi(device)} पर खोला गया।`,
        path: `/hi${accountPage(of)}`,
      }),
    },
  },
  password_changed: {
    sms: {
      en: (_, { name, helpDeskPhone }) =>
        `The password of your ${name} account was changed. Not you? Call ${helpDeskPhone} at once.`,
      hi: (_, { name, helpDeskPhone }) =>
        `आपके ${name} खाते का पासवर्ड बदला गया। यह आपने नहीं किया? तुरंत ${helpDeskPhone} पर फ़ोन करें।`,
    },
    mail: {
      en: (_, { name, helpDeskPhone, at }) => ({
        subject: `Your ${name} password was changed`,
        body: `The password of your account was changed on ${instantInIndia(at, 'en')} (India time).\n\nIf this was not you, call ${helpDeskPhone} at once.`,
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
        body: `You asked us to delete your account. It will be deleted on ${dayInIndia(new Date(dueAt), 'en')}. Until then you can sign in and withdraw the request.\n\nIf this was not you, call ${helpDeskPhone}.`,
        action: { label: 'Withdraw the request', path: accountPage(of) },
      }),
      hi: ({ dueAt, of }, { name, helpDeskPhone }) => ({
        subject: `आपका ${name} खाता हटाया जाएगा`,
        body: `आपने अपना खाता हटाने को कहा है। यह ${dayInIndia(new Date(dueAt), 'hi')} को हटाया जाएगा। तब तक आप साइन इन करके अनुरोध वापस ले सकते हैं।\n\nयह आपने नहीं किया? ${helpDeskPhone} पर फ़ोन करें।`,
        action: { label: 'अनुरोध वापस लें', path: `/hi${accountPage(of)}` },
      }),
    },
    sms: {
      en: ({ dueAt }, { name, helpDeskPhone }) =>
        `Your ${name} account will be deleted on ${dayInIndia(new Date(dueAt), 'en')} as you asked. To keep it, sign in and withdraw the request. Not you? Call ${helpDeskPhone}.`,
      hi: ({ dueAt }, { name, helpDeskPhone }) =>
        `आपके कहने पर आपका ${name} खाता ${dayInIndia(new Date(dueAt), 'hi')} को हटाया जाएगा। रखना हो तो साइन इन करके अनुरोध वापस लें। यह आपने नहीं किया? ${helpDeskPhone} पर फ़ोन करें।`,
    },
  },
  data_export_ready: {
    mail: {
      en: ({ goneAt, of }, { name }) => ({
        subject: `Your ${name} data is ready`,
        body: `The copy of your data you asked for is ready. Sign in to download it until ${dayInIndia(new Date(goneAt), 'en')}; after that it is removed.`,
        action: { label: 'Download your data', path: accountPage(of) },
      }),
      hi: ({ goneAt, of }, { name }) => ({
        subject: `आपका ${name} डेटा तैयार है`,
        body: `आपके डेटा की प्रति तैयार है। ${dayInIndia(new Date(goneAt), 'hi')} तक साइन इन करके डाउनलोड करें; उसके बाद वह हटा दी जाएगी।`,
        action: { label: 'अपना डेटा डाउनलोड करें', path: `/hi${accountPage(of)}` },
      }),
    },
    sms: {
      en: ({ goneAt }, { name }) =>
        `The copy of your ${name} data is ready. Sign in to download it until ${dayInIndia(new Date(goneAt), 'en')}.`,
      hi: ({ goneAt }, { name }) =>
        `आपके ${name} डेटा की प्रति तैयार है। ${dayInIndia(new Date(goneAt), 'hi')} तक साइन इन करके डाउनलोड करें।`,
    },
  },
} satisfies { [M in keyof AccountMessages]: Message<AccountMessages[M]> }
