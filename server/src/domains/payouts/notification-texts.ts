import { rupees } from '#server/platform/documents/money.ts'
import type { Message } from '#server/platform/outbox/message.ts'
import { instantInIndia } from '#server/platform/outbox/when.ts'

type Withdrawn = {
  reference: string
  amountPaise: number
  ending: string
  utr: string
  note: string
}

export interface PayoutMessages {
  bank_account_added: { ending: string; until: string }
  bank_account_verified: { ending: string; bankSays: string }
  bank_account_refused: { ending: string; bankSays: string }
  withdrawal_paid: Withdrawn
  withdrawal_failed: Withdrawn
  withdrawal_refused: Withdrawn
  /** To staff. */
  payout_stuck: { id: number; reference: string; amountPaise: number; fault: string }
}

const bank = { label: 'View bank details', path: '/bank-details' }
const bankHindi = { label: 'बैंक विवरण देखें', path: '/hi/bank-details' }
const withdrawals = { label: 'View withdrawals', path: '/withdrawals' }
const withdrawalsHindi = { label: 'निकासी देखें', path: '/hi/withdrawals' }

export const payoutTexts = {
  bank_account_added: {
    topic: 'account',
    push: {
      en: ({ ending }) => ({
        title: 'Bank account added',
        body: `You can withdraw to the account ending ${ending} after a short waiting time. Not you? Call the help desk immediately.`,
        path: bank.path,
      }),
      hi: ({ ending }) => ({
        title: 'बैंक खाता जोड़ा गया',
        body: `${ending} पर ख़त्म होने वाले खाते में निकासी कुछ समय बाद हो सकेगी। यह आपने नहीं किया? तुरंत सहायता केंद्र को फ़ोन करें।`,
        path: bankHindi.path,
      }),
    },
    sms: {
      en: ({ ending }, { name, helpDeskPhone }) =>
        `A bank account ending ${ending} was added to your ${name} account. Not you? Call ${helpDeskPhone} immediately.`,
      hi: ({ ending }, { name, helpDeskPhone }) =>
        `आपके ${name} खाते में ${ending} पर ख़त्म होने वाला बैंक खाता जोड़ा गया। यह आपने नहीं किया? तुरंत ${helpDeskPhone} पर फ़ोन करें।`,
    },
    mail: {
      en: ({ ending, until }, { name, helpDeskPhone }) => ({
        subject: `A bank account was added to your ${name} account`,
        body: `The account ending ${ending} was added. For your safety, withdrawals to it start after ${instantInIndia(new Date(until), 'en')}.\n\nIf this was not you, call ${helpDeskPhone} immediately.`,
        action: bank,
      }),
      hi: ({ ending, until }, { name, helpDeskPhone }) => ({
        subject: `आपके ${name} खाते में बैंक खाता जोड़ा गया`,
        body: `${ending} पर ख़त्म होने वाला खाता जोड़ा गया। सुरक्षा के लिए इसमें निकासी ${instantInIndia(new Date(until), 'hi')} के बाद ही हो सकेगी।\n\nयह आपने नहीं किया? तुरंत ${helpDeskPhone} पर फ़ोन करें।`,
        action: bankHindi,
      }),
    },
  },
  bank_account_verified: {
    topic: 'account',
    push: {
      en: ({ ending, bankSays }) => ({
        title: `Your account ending ${ending} is verified`,
        body: `The bank confirmed the name ${bankSays}.`,
        path: bank.path,
      }),
      hi: ({ ending, bankSays }) => ({
        title: `${ending} पर ख़त्म होने वाला खाता सत्यापित है`,
        body: `बैंक ने ${bankSays} नाम की पुष्टि की।`,
        path: bankHindi.path,
      }),
    },
    mail: {
      en: ({ ending, bankSays }, { name }) => ({
        subject: `${name}: your bank account ending ${ending} is verified`,
        body: `The bank confirmed the name ${bankSays}. You can withdraw to it 24 hours after you added it.`,
        action: withdrawals,
      }),
      hi: ({ ending, bankSays }, { name }) => ({
        subject: `${name}: ${ending} पर ख़त्म होने वाला आपका बैंक खाता सत्यापित है`,
        body: `बैंक ने ${bankSays} नाम की पुष्टि की। जोड़ने के 24 घंटे बाद इसमें निकासी हो सकती है।`,
        action: withdrawalsHindi,
      }),
    },
  },
  bank_account_refused: {
    topic: 'account',
    push: {
      en: ({ ending, bankSays }) => ({
        title: `Your account ending ${ending} could not be verified`,
        body: `The bank says: ${bankSays}`,
        path: bank.path,
      }),
      hi: ({ ending, bankSays }) => ({
        title: `${ending} पर ख़त्म होने वाला खाता सत्यापित नहीं हो सका`,
        body: `बैंक का कहना है: ${bankSays}`,
        path: bankHindi.path,
      }),
    },
    mail: {
      en: ({ ending, bankSays }, { name }) => ({
        subject: `${name}: your bank account ending ${ending} could not be verified`,
        body: `The bank says: ${bankSays}\n\nWe can pay only to a bank account in your own name. Please add another account.`,
        action: bank,
      }),
      hi: ({ ending, bankSays }, { name }) => ({
        subject: `${name}: ${ending} पर ख़त्म होने वाला बैंक खाता सत्यापित नहीं हो सका`,
        body: `बैंक का कहना है: ${bankSays}\n\nभुगतान सिर्फ़ आपके अपने नाम के बैंक खाते में हो सकता है। कृपया दूसरा खाता जोड़ें।`,
        action: bankHindi,
      }),
    },
  },
  withdrawal_paid: {
    topic: 'wallet',
    push: {
      en: ({ amountPaise, ending, reference }) => ({
        title: `${rupees(amountPaise)} paid to your bank`,
        body: `${reference}, to the account ending ${ending}.`,
        path: withdrawals.path,
      }),
      hi: ({ amountPaise, ending, reference }) => ({
        title: `${rupees(amountPaise)} आपके बैंक में भेजे गए`,
        body: `${reference}, ${ending} पर ख़त्म होने वाले खाते में।`,
        path: withdrawalsHindi.path,
      }),
    },
    sms: {
      en: ({ amountPaise, ending, reference }, { name }) =>
        `${rupees(amountPaise)} from ${name} was paid to your account ending ${ending} (${reference}).`,
      hi: ({ amountPaise, ending, reference }, { name }) =>
        `${name} से ${rupees(amountPaise)} आपके ${ending} पर ख़त्म होने वाले खाते में भेजे गए (${reference})।`,
    },
    mail: {
      en: ({ amountPaise, ending, reference, utr }, { name }) => ({
        subject: `${rupees(amountPaise)} from ${name} was paid to your bank`,
        body: `Withdrawal ${reference} was paid to your account ending ${ending}. Bank reference (UTR): ${utr}.`,
        action: withdrawals,
      }),
      hi: ({ amountPaise, ending, reference, utr }, { name }) => ({
        subject: `${name} से ${rupees(amountPaise)} आपके बैंक में भेजे गए`,
        body: `निकासी ${reference} आपके ${ending} पर ख़त्म होने वाले खाते में भेजी गई। बैंक रेफ़रेंस (UTR): ${utr}।`,
        action: withdrawalsHindi,
      }),
    },
  },
  withdrawal_failed: {
    topic: 'wallet',
    push: {
      en: ({ amountPaise, reference }) => ({
        title: `${rupees(amountPaise)} could not be paid to your bank`,
        body: `${reference}. Check your bank account, then withdraw it again.`,
        path: bank.path,
      }),
      hi: ({ amountPaise, reference }) => ({
        title: `${rupees(amountPaise)} आपके बैंक में नहीं जा सके`,
        body: `${reference}। अपना बैंक खाता जाँच लें, फिर दोबारा निकालें।`,
        path: bankHindi.path,
      }),
    },
    sms: {
      en: ({ amountPaise, reference }, { name }) =>
        `${name}: ${rupees(amountPaise)} could not be paid to your bank (${reference}). Check your bank account, then withdraw it again.`,
      hi: ({ amountPaise, reference }, { name }) =>
        `${name}: ${rupees(amountPaise)} आपके बैंक में नहीं जा सके (${reference})। अपना बैंक खाता जाँच लें, फिर दोबारा निकालें।`,
    },
    mail: {
      en: ({ amountPaise, ending, reference, note }, { name }) => ({
        subject: `${name}: ${rupees(amountPaise)} could not be paid to your bank`,
        body: `Withdrawal ${reference} could not be paid to your account ending ${ending}. ${note}\n\nThe amount is back in your available balance. Before you withdraw again, check this account with your bank or add another one.`,
        action: bank,
      }),
      hi: ({ amountPaise, ending, reference, note }, { name }) => ({
        subject: `${name}: ${rupees(amountPaise)} आपके बैंक में नहीं जा सके`,
        body: `निकासी ${reference} आपके ${ending} पर ख़त्म होने वाले खाते में नहीं जा सकी। ${note}\n\nयह रक़म फिर से निकाली जा सकती है। दोबारा निकालने से पहले बैंक से इस खाते के बारे में पूछ लें, या दूसरा खाता जोड़ें।`,
        action: bankHindi,
      }),
    },
  },
  withdrawal_refused: {
    topic: 'wallet',
    push: {
      en: ({ amountPaise, reference }) => ({
        title: `Withdrawal of ${rupees(amountPaise)} was not approved`,
        body: `${reference}. The amount is back in your available balance.`,
        path: withdrawals.path,
      }),
      hi: ({ amountPaise, reference }) => ({
        title: `${rupees(amountPaise)} की निकासी मंज़ूर नहीं हुई`,
        body: `${reference}। यह रक़म फिर से निकाली जा सकती है।`,
        path: withdrawalsHindi.path,
      }),
    },
    sms: {
      en: ({ amountPaise, reference }, { name }) =>
        `${name}: your withdrawal ${reference} of ${rupees(amountPaise)} was not approved. The amount is back in your available balance.`,
      hi: ({ amountPaise, reference }, { name }) =>
        `${name}: ${rupees(amountPaise)} की आपकी निकासी ${reference} मंज़ूर नहीं हुई। यह रक़म फिर से निकाली जा सकती है।`,
    },
    mail: {
      en: ({ amountPaise, reference, note }, { name, helpDeskPhone }) => ({
        subject: `${name}: your withdrawal ${reference} was not approved`,
        body: `We could not approve your withdrawal of ${rupees(amountPaise)}: ${note}\n\nThe amount is back in your available balance. Questions? Call ${helpDeskPhone}.`,
        action: withdrawals,
      }),
      hi: ({ amountPaise, reference, note }, { name, helpDeskPhone }) => ({
        subject: `${name}: आपकी निकासी ${reference} मंज़ूर नहीं हुई`,
        body: `${rupees(amountPaise)} की निकासी मंज़ूर नहीं हो सकी: ${note}\n\nयह रक़म फिर से निकाली जा सकती है। कोई सवाल? ${helpDeskPhone} पर फ़ोन करें।`,
        action: withdrawalsHindi,
      }),
    },
  },
  payout_stuck: {
    mail: {
      en: ({ id, reference, amountPaise, fault }, { name }) => ({
        subject: `${name}: payout ${reference} is stuck`,
        body: `We have not been able to send ${rupees(amountPaise)} to the payout provider for some hours. The provider says: ${fault}\n\nWe retry every hour. Please check with the provider, and return the amount to the consultant if it cannot be paid.`,
        action: { label: 'View payout', path: `/admin/payouts/${id}` },
      }),
      hi: ({ id, reference, amountPaise, fault }, { name }) => ({
        subject: `${name}: भुगतान ${reference} अटका हुआ है`,
        body: `${rupees(amountPaise)} कुछ घंटों से भुगतान सेवा को नहीं भेजे जा सके। भुगतान सेवा का जवाब: ${fault}\n\nहर घंटे फिर कोशिश होती है। कृपया भुगतान सेवा से पता करें, और भुगतान न हो सके तो रक़म सलाहकार को लौटा दें।`,
        action: { label: 'भुगतान देखें', path: `/hi/admin/payouts/${id}` },
      }),
    },
  },
} satisfies { [M in keyof PayoutMessages]: Message<PayoutMessages[M]> }

type PayoutTexts = typeof payoutTexts
declare module '#server/platform/outbox/messages.ts' {
  interface MessageParams extends PayoutMessages {}
  interface MessageTexts extends PayoutTexts {}
}
