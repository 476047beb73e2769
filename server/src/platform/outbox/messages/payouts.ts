import { rupees } from '../../documents/money.ts'
import type { Message } from '../message.ts'
import { instantInIndia } from './when.ts'

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
const withdrawals = { label: 'See withdrawals', path: '/withdrawals' }
const withdrawalsHindi = { label: 'निकासी देखें', path: '/hi/withdrawals' }

export const payoutMessages = {
  bank_account_added: {
    topic: 'account',
    push: {
      en: ({ ending }) => ({
        title: 'A bank account was added',
        body: `The account ending ${ending} can receive money after a waiting time. Not you? Tell the help desk at once.`,
        path: bank.path,
      }),
      hi: ({ ending }) => ({
        title: 'बैंक खाता जोड़ा गया',
        body: `${ending} पर ख़त्म होने वाले खाते में पैसा कुछ समय बाद जा सकेगा। यह आपने नहीं किया? तुरंत सहायता केंद्र को बताएँ।`,
        path: bankHindi.path,
      }),
    },
    sms: {
      en: ({ ending }, { name, helpDeskPhone }) =>
        `A bank account ending ${ending} was added to your ${name} account. Not you? Call ${helpDeskPhone} at once.`,
      hi: ({ ending }, { name, helpDeskPhone }) =>
        `आपके ${name} खाते में ${ending} पर ख़त्म होने वाला बैंक खाता जोड़ा गया। यह आपने नहीं किया? तुरंत ${helpDeskPhone} पर फ़ोन करें।`,
    },
    mail: {
      en: ({ ending, until }, { name, helpDeskPhone }) => ({
        subject: `A bank account was added to your ${name} account`,
        body: `The account ending ${ending} was added. Nothing can be withdrawn until ${instantInIndia(new Date(until), 'en')}, so that there is time to stop it.\n\nIf this was not you, call ${helpDeskPhone} at once.`,
        action: bank,
      }),
      hi: ({ ending, until }, { name, helpDeskPhone }) => ({
        subject: `आपके ${name} खाते में बैंक खाता जोड़ा गया`,
        body: `${ending} पर ख़त्म होने वाला खाता जोड़ा गया। ${instantInIndia(new Date(until), 'hi')} तक कुछ नहीं निकाला जा सकता, ताकि रोकने का समय रहे।\n\nयह आपने नहीं किया? तुरंत ${helpDeskPhone} पर फ़ोन करें।`,
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
        body: `The bank confirmed the name ${bankSays}. Withdrawals can go to it once a day has passed since it was added.`,
        action: withdrawals,
      }),
      hi: ({ ending, bankSays }, { name }) => ({
        subject: `${name}: ${ending} पर ख़त्म होने वाला आपका बैंक खाता सत्यापित है`,
        body: `बैंक ने ${bankSays} नाम की पुष्टि की। जोड़ने के एक दिन बाद इसमें निकासी हो सकती है।`,
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
        body: `The bank says: ${bankSays}\n\nPayouts go only to an account in your own name. Please add another one.`,
        action: bank,
      }),
      hi: ({ ending, bankSays }, { name }) => ({
        subject: `${name}: ${ending} पर ख़त्म होने वाला बैंक खाता सत्यापित नहीं हो सका`,
        body: `बैंक का कहना है: ${bankSays}\n\nभुगतान सिर्फ़ आपके अपने नाम के खाते में होता है। कृपया दूसरा खाता जोड़ें।`,
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
        body: `${reference} was paid to your account ending ${ending}. The bank's reference is ${utr}.`,
        action: withdrawals,
      }),
      hi: ({ amountPaise, ending, reference, utr }, { name }) => ({
        subject: `${name} से ${rupees(amountPaise)} आपके बैंक में भेजे गए`,
        body: `${reference} आपके ${ending} पर ख़त्म होने वाले खाते में भेजा गया। बैंक का संदर्भ ${utr} है।`,
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
        body: `${reference} could not be paid to your account ending ${ending}. ${note}\n\nThe money is ready to withdraw again. Please check this account with your bank, or add another one, before you do.`,
        action: bank,
      }),
      hi: ({ amountPaise, ending, reference, note }, { name }) => ({
        subject: `${name}: ${rupees(amountPaise)} आपके बैंक में नहीं जा सके`,
        body: `${reference} आपके ${ending} पर ख़त्म होने वाले खाते में नहीं जा सका। ${note}\n\nयह रक़म फिर निकाली जा सकती है। कृपया पहले बैंक से इस खाते के बारे में पूछ लें, या दूसरा खाता जोड़ें।`,
        action: bankHindi,
      }),
    },
  },
  withdrawal_refused: {
    topic: 'wallet',
    push: {
      en: ({ amountPaise, reference }) => ({
        title: `Withdrawal of ${rupees(amountPaise)} was not approved`,
        body: `${reference}. The money is ready again.`,
        path: withdrawals.path,
      }),
      hi: ({ amountPaise, reference }) => ({
        title: `${rupees(amountPaise)} की निकासी मंज़ूर नहीं हुई`,
        body: `${reference}। रक़म फिर उपलब्ध है।`,
        path: withdrawalsHindi.path,
      }),
    },
    sms: {
      en: ({ amountPaise, reference }, { name }) =>
        `${name}: your withdrawal ${reference} of ${rupees(amountPaise)} was not approved. The money is ready again.`,
      hi: ({ amountPaise, reference }, { name }) =>
        `${name}: ${rupees(amountPaise)} की आपकी निकासी ${reference} मंज़ूर नहीं हुई। रक़म फिर उपलब्ध है।`,
    },
    mail: {
      en: ({ amountPaise, reference, note }, { name, helpDeskPhone }) => ({
        subject: `${name}: your withdrawal ${reference} was not approved`,
        body: `We did not pay out ${rupees(amountPaise)}: ${note}\n\nThe money is ready to withdraw again. Questions? Call ${helpDeskPhone}.`,
        action: withdrawals,
      }),
      hi: ({ amountPaise, reference, note }, { name, helpDeskPhone }) => ({
        subject: `${name}: आपकी निकासी ${reference} मंज़ूर नहीं हुई`,
        body: `हमने ${rupees(amountPaise)} का भुगतान नहीं किया: ${note}\n\nयह रक़म फिर निकाली जा सकती है। कोई सवाल? ${helpDeskPhone} पर फ़ोन करें।`,
        action: withdrawalsHindi,
      }),
    },
  },
  payout_stuck: {
    mail: {
      en: ({ id, reference, amountPaise, fault }, { name }) => ({
        subject: `${name}: the payout ${reference} is stuck`,
        body: `${rupees(amountPaise)} could not be handed to the payout provider for some hours. It says: ${fault}\n\nIt is tried again every hour. Please look at the provider, and give the money back if it cannot be paid.`,
        action: { label: 'Open the payout', path: `/admin/payouts/${id}` },
      }),
      hi: ({ id, reference, amountPaise, fault }, { name }) => ({
        subject: `${name}: भुगतान ${reference} अटका हुआ है`,
        body: `${rupees(amountPaise)} कुछ घंटों से भुगतान सेवा को नहीं दिए जा सके। उसका कहना है: ${fault}\n\nहर घंटे फिर कोशिश होती है। कृपया भुगतान सेवा में देखें, और भुगतान न हो सके तो रक़म लौटा दें।`,
        action: { label: 'भुगतान खोलें', path: `/hi/admin/payouts/${id}` },
      }),
    },
  },
} satisfies { [M in keyof PayoutMessages]: Message<PayoutMessages[M]> }
