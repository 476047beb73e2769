import type { Catalogue } from '../../lib/i18n/texts.ts'

export default {
  'Photos|of goods': 'फ़ोटो',
  'Return these goods': 'यह सामान वापस करें',
  'Ask for a return': 'वापसी माँगें',
  'What is wrong?': 'क्या दिक़्क़त है?',
  'Tell the seller more': 'विक्रेता को और बताएँ',
  'Photos help the seller decide. The seller can see them until the return is closed.':
    'फ़ोटो से विक्रेता को फ़ैसला करने में मदद मिलती है। ये वापसी बंद होने तक विक्रेता को दिखेंगी।',
  'Add a photo|of goods': 'फ़ोटो जोड़ें',
  'Choose a photo': 'फ़ोटो चुनें',
  'Damaged or wrong? You can return it until {day}. The seller pays for the courier.':
    'सामान टूटा या ग़लत है? इसे {day} तक वापस किया जा सकता है। कूरियर का ख़र्च विक्रेता देगा।',
  'Return it': 'वापस करें',
  'The seller answers by {day}. After that our team decides.': 'विक्रेता {day} तक जवाब देंगे। उसके बाद हमारी टीम फ़ैसला करेगी।',
  'Send it back by {day} and add the tracking number.': 'इसे {day} तक वापस भेजें और ट्रैकिंग नंबर जोड़ें।',
  'You get your refund when the seller has it, or on {day}.': 'विक्रेता को सामान मिलते ही, या {day} को, आपको रिफ़ंड मिलेगा।',
  'If you do not agree, ask our team to decide by {day}.': 'अगर आप सहमत नहीं हैं, तो {day} तक हमारी टीम से फ़ैसला माँगें।',
  'Our team looks into it and lets you know.': 'हमारी टीम इसे देखकर आपको बताएगी।',
  'I have sent it back': 'मैंने वापस भेज दिया',
  'Ask our team to decide': 'हमारी टीम से फ़ैसला माँगें',
  'Withdraw return': 'वापसी रद्द करें',
  'Ask our team to decide?': 'हमारी टीम से फ़ैसला माँगें?',
  'Ask our team': 'हमारी टीम से पूछें',
  'Our team sees your photos and what the seller wrote.': 'हमारी टीम आपकी फ़ोटो और विक्रेता का जवाब देखेगी।',
  'Withdraw this return?': 'यह वापसी रद्द करें?',
  'Keep return': 'वापसी रहने दें',
  'You keep the goods and get no refund.': 'सामान आपके पास रहेगा और रिफ़ंड नहीं मिलेगा।',
  'Please answer by {day}. After that our team decides.': 'कृपया {day} तक जवाब दें। उसके बाद हमारी टीम फ़ैसला करेगी।',
  'The customer sends it back by {day}.': 'ग्राहक इसे {day} तक वापस भेजेंगे।',
  'Please confirm when you have it. The customer is refunded on {day}.':
    'मिलने पर कृपया बताएँ। ग्राहक को {day} को अपने-आप रिफ़ंड मिल जाएगा।',
  'The customer can ask our team to decide until {day}.': 'ग्राहक {day} तक हमारी टीम से फ़ैसला माँग सकते हैं।',
  'Our team decides. Your earning stays on hold until then.': 'फ़ैसला हमारी टीम करेगी। तब तक आपकी कमाई रुकी रहेगी।',
  'Accept return': 'वापसी मानें',
  'Decline return': 'मना करें',
  'I have received it': 'मुझे मिल गया',
  'Something is wrong': 'कोई दिक़्क़त है',
  'Accept this return?': 'यह वापसी मानें?',
  'The customer sends the goods back at your cost. The full amount is refunded when you have them.':
    'ग्राहक आपके ख़र्च पर सामान वापस भेजेंगे। आपको मिलने पर पूरी रक़म का रिफ़ंड होगा।',
  'Refund the customer?': 'ग्राहक को रिफ़ंड दें?',
  'Confirm and refund': 'पुष्टि करें, रिफ़ंड दें',
  'The customer gets the full amount, and your earning is taken back.':
    'ग्राहक को पूरी रक़म मिलेगी और आपकी कमाई वापस ली जाएगी।',
  'Can it be sold again?': 'क्या इसे फिर बेचा जा सकता है?',
  'Yes, back to my stock': 'हाँ, मेरे स्टॉक में जोड़ें',
  'No|goods': 'नहीं',
  'Decline this return?': 'यह वापसी मना करें?',
  'The customer gets your reason and can ask our team to decide.':
    'ग्राहक को आपका कारण मिलेगा और वे हमारी टीम से फ़ैसला माँग सकते हैं।',
  'Tell us what is wrong with what came back. The customer is not refunded until we have decided.':
    'बताएँ कि वापस आए सामान में क्या दिक़्क़त है। हमारे फ़ैसले तक ग्राहक को रिफ़ंड नहीं मिलेगा।',
} satisfies Catalogue
