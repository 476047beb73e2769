import type { Catalogue } from '../../lib/i18n/texts.ts'

export default {
  'Brand and contacts': 'ब्रांड और संपर्क',
  'Pages|of the site': 'पेज',
  Confirm: 'पुष्टि करें',
  'Confirm it is you': 'पुष्टि करें कि आप ही हैं',
  'Enter the code shown in your authenticator app. We ask again after 15 minutes.':
    'ऑथेंटिकेटर ऐप में अभी दिख रहा कोड लिखें। 15 मिनट बाद यह फिर माँगा जाता है।',
  Articles: 'लेख',
  Approvals: 'मंज़ूरी',
  'Course questions': 'कोर्स के सवाल',
  'Reports about people': 'लोगों के बारे में शिकायतें',
  Deliveries: 'डिलीवरी',
  'Number, name, mobile or reference': 'नंबर, नाम, मोबाइल या रेफ़रेंस',
  'Nothing found. Enter the whole number, or the beginning of a name.': 'कुछ नहीं मिला। पूरा नंबर या नाम की शुरुआत लिखें।',
  'For example PM-26-00012, an order number, pay_…, a name or a mobile number.':
    'जैसे PM-26-00012, ऑर्डर नंबर, pay_…, नाम या मोबाइल नंबर।',
  '{count} results': { one: '{count} परिणाम', other: '{count} परिणाम' },
  Results: 'परिणाम',
  'Menu|of the site': 'मेन्यू',
  'Message texts': 'संदेशों के पाठ',
  'People|group of pages': 'सलाहकार और उपयोगकर्ता',
  'Consultations|group of pages': 'सलाह',
  'Sales|group of pages': 'बिक्री',
  'Finance|group of pages': 'फ़ाइनेंस',
  'Learning|group of pages': 'कोर्स और कार्यशालाएँ',
  'Content|group of pages': 'साइट',
  'Administration|group of pages': 'प्रशासन',
  Banners: 'बैनर',
} satisfies Catalogue
