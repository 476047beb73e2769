import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  'New|enquiry': 'नई',
  'In progress|enquiry': 'काम जारी',
  'Answered|enquiry': 'जवाब मिला',
  'Replied|enquiry': 'जवाब दिया',
  'Became a booking': 'बुकिंग हुई',
  'Closed|enquiry': 'बंद',
  Spam: 'स्पैम',
  Enquiry: 'पूछताछ',
  Callback: 'कॉल का अनुरोध',
  Grievance: 'शिकायत',
} satisfies Catalogue
