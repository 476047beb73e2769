import type { Catalogue } from '../../../lib/i18n/texts.ts'

export const orders = {
  'An order waits to be paid for': 'ऑर्डर भुगतान के लिए इतनी देर रुकता है',
  'Name on invoices': 'बिल पर नाम',
  'As the business is registered for GST.': 'जैसा कारोबार GST में दर्ज है।',
  'Address on invoices': 'बिल पर पता',
  'Own state, by its GST code': 'अपना राज्य, GST कोड से',
  'Buyers of this state pay CGST and SGST, all others IGST.': 'इस राज्य के ख़रीदार CGST और SGST देते हैं, बाक़ी सब IGST।',
  'Own GSTIN': 'अपना GSTIN',
  'Orders and invoices': 'ऑर्डर और बिल',
} satisfies Catalogue
