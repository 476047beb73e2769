import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  'Send back': 'वापस भेजें',
  'No description': 'कोई विवरण नहीं',
  'Take off sale': 'बिक्री से हटाएँ',
  'Send this product back?': 'यह उत्पाद वापस भेजें?',
  'The consultant gets the reason and can send it again.': 'सलाहकार को कारण मिलता है और वे इसे फिर भेज सकते हैं।',
  'Take this product off sale?': 'यह उत्पाद बिक्री से हटाएँ?',
  'Customers who bought it keep it. The consultant gets the reason.':
    'जिन ग्राहकों ने ख़रीदा है, उनके पास यह रहेगा। सलाहकार को कारण मिलता है।',
  'Approved|a version': 'मंज़ूर',
  'Products of consultants, and those that wait for approval.': 'सलाहकारों के उत्पाद, और वे जिन्हें मंज़ूरी का इंतज़ार है।',
  'Changed on': 'बदलने की तारीख़',
  'New version to check': 'नया संस्करण जाँचें',
  'To decide': 'फ़ैसला बाक़ी',
  'Waiting for us': 'हमारा इंतज़ार',
  'Product or consultant': 'उत्पाद या सलाहकार',
  'Products appear here when consultants add them.': 'सलाहकार जो उत्पाद जोड़ेंगे, वे यहाँ दिखेंगे।',
  Sold: 'बिके',
  'Stock: {count}': 'स्टॉक: {count}',
} satisfies Catalogue
