import type { Message } from '#server/platform/outbox/message.ts'

export interface EnquiryMessages {
  enquiry_received: { number: string }
}

export const enquiryTexts = {
  enquiry_received: {
    sms: {
      en: ({ number }, { name, helpDeskPhone }) =>
        `Thank you for writing to ${name}. Your enquiry number is ${number}. Help desk: ${helpDeskPhone}.`,
      hi: ({ number }, { name, helpDeskPhone }) =>
        `${name} को लिखने के लिए धन्यवाद। आपकी पूछताछ का नंबर ${number} है। सहायता केंद्र: ${helpDeskPhone}।`,
    },
    mail: {
      en: ({ number }, { name, helpDeskPhone }) => ({
        subject: `We have received your enquiry ${number}`,
        body: `Thank you for writing to ${name}. Your enquiry number is ${number}. We will reply by email or on your mobile.\n\nIn a hurry? Call the help desk on ${helpDeskPhone}.`,
      }),
      hi: ({ number }, { name, helpDeskPhone }) => ({
        subject: `आपकी पूछताछ ${number} हमें मिल गई`,
        body: `${name} को लिखने के लिए धन्यवाद। आपकी पूछताछ का नंबर ${number} है। जवाब हम ईमेल से या आपके मोबाइल पर देंगे।\n\nजल्दी है? सहायता केंद्र को ${helpDeskPhone} पर फ़ोन करें।`,
      }),
    },
  },
} satisfies { [M in keyof EnquiryMessages]: Message<EnquiryMessages[M]> }

type EnquiryTexts = typeof enquiryTexts
declare module '#server/platform/outbox/messages.ts' {
  interface MessageParams extends EnquiryMessages {}
  interface MessageTexts extends EnquiryTexts {}
}
