import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  'Copy of data': 'डेटा की कॉपी',
  'Deletion of the account': 'खाता हटाना',
  'Open|of a privacy request': 'खुला',
  'Done|of a privacy request': 'पूरा हुआ',
  'Withdrawn|of a privacy request': 'वापस लिया',
  'Privacy requests': 'निजता के अनुरोध',
  'Copies of data and deletions that people asked for.': 'लोगों ने जो डेटा की कॉपी और खाता हटाने के अनुरोध किए।',
  'Both are carried out automatically. Invoices, payment records and the audit log are retained by law.':
    'दोनों अपने-आप पूरे होते हैं। बिल, भुगतान के रिकॉर्ड और ऑडिट लॉग क़ानून के कारण रखे जाते हैं।',
  'Request|of a person': 'अनुरोध',
  'Requested on': 'अनुरोध की तारीख़',
  'Ended|of a privacy request': 'पूरा होने की तारीख़',
  'Postponed because': 'टलने का कारण',
  'No requests': 'कोई अनुरोध नहीं',
  'When someone asks for their data or to be deleted, it appears here.':
    'जब कोई अपना डेटा माँगे या खाता हटाने को कहे, तो यहाँ दिखेगा।',
} satisfies Catalogue
