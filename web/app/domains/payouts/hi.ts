import type { Catalogue } from '../../lib/i18n/texts.ts'

export default {
  'Waiting for approval': 'मंज़ूरी का इंतज़ार',
  'On its way': 'रास्ते में',
  'Paid|of a withdrawal': 'भुगतान हुआ',
  'Bank rejected': 'बैंक ने लौटाया',
  'Not approved': 'मंज़ूर नहीं',
  'Cancelled by you|of a withdrawal': 'आपने वापस लिया',
  'Checking with the bank': 'बैंक से जाँच हो रही है',
  Verified: 'जाँचा हुआ',
  'Not accepted': 'मान्य नहीं',
  Savings: 'बचत खाता',
  'Current account': 'चालू खाता',
  'Last 30 days': 'पिछले 30 दिन',
  'Last financial year': 'पिछले वित्त वर्ष में',
  'All time': 'अब तक',
  Other: 'अन्य',
} satisfies Catalogue
