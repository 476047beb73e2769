import type { Catalogue } from '../../lib/i18n/texts.ts'

export default {
  'Photos|of goods': 'फ़ोटो',
  'Return these goods': 'यह सामान वापस करें',
  'Ask for a return': 'वापसी माँगें',
  'What is wrong?': 'क्या दिक़्क़त है?',
  'Tell the seller more': 'विक्रेता को और बताएँ',
  'Photos help the seller decide. Only the seller and our team can see them, until the return is closed.':
    'फ़ोटो से फ़ैसला करने में मदद मिलती है। ये वापसी बंद होने तक सिर्फ़ विक्रेता और हमारी टीम को दिखेंगी।',
  'Add a photo|of goods': 'फ़ोटो जोड़ें',
  'Choose a photo': 'फ़ोटो चुनें',
  'Damaged or wrong? You can return it until {day}. The courier is at the seller’s cost.':
    'सामान टूटा या ग़लत है? इसे {day} तक वापस किया जा सकता है। कूरियर का ख़र्च विक्रेता का होगा।',
  'Send it to:': 'यहाँ भेजें:',
  'Write to the seller to arrange a pickup, or to be paid back for the courier.':
    'पिकअप करवाने या कूरियर का ख़र्च वापस लेने के लिए विक्रेता को लिखें।',
  'Write to the seller': 'विक्रेता को लिखें',
  'Write to the customer': 'ग्राहक को लिखें',
  'Your phone numbers are not shown. Our team can read the messages if it has to decide.':
    'आप दोनों के फ़ोन नंबर नहीं दिखते। फ़ैसला करना पड़े, तो हमारी टीम ये संदेश पढ़ सकती है।',
  'Return it': 'वापस करें',
  'The seller has until {day} to answer. After that, our team decides.':
    'विक्रेता का जवाब {day} तक आएगा। उसके बाद हमारी टीम फ़ैसला करेगी।',
  'Send it back by {day} and add the tracking number.': 'इसे {day} तक वापस भेजें और ट्रैकिंग नंबर जोड़ें।',
  'You will be refunded when the seller receives it, or on {day} if they do not reply.':
    'विक्रेता को सामान मिलते ही रिफ़ंड होगा। जवाब न आने पर {day} को अपने-आप होगा।',
  'The refund goes to your original payment method in 3 to 5 working days. The part paid from your wallet is refunded to your wallet.':
    'रिफ़ंड 3 से 5 कामकाजी दिनों में उसी खाते या कार्ड में आएगा जिससे भुगतान हुआ था। वॉलेट से दी गई रक़म वॉलेट में आएगी।',
  'If you do not agree, you have until {day} to ask our team to decide.':
    'अगर आप सहमत नहीं हैं, तो हमारी टीम से {day} तक फ़ैसला माँगा जा सकता है।',
  'Our team is looking into it and will let you know.': 'हमारी टीम इसे देखकर आपको बताएगी।',
  'I have sent it back': 'मैंने वापस भेज दिया',
  'Ask our team to decide': 'हमारी टीम से फ़ैसला माँगें',
  'Cancel return': 'वापसी रद्द करें',
  'Ask our team to decide?': 'हमारी टीम से फ़ैसला माँगें?',
  'Ask our team': 'हमारी टीम से पूछें',
  'Our team will see your request, your photos and the seller’s reply.':
    'हमारी टीम आपका अनुरोध, फ़ोटो और विक्रेता का जवाब देखेगी।',
  'Cancel this return?': 'यह वापसी रद्द करें?',
  'Keep return': 'वापसी रहने दें',
  'You keep the goods and get no refund.': 'सामान आपके पास रहेगा और रिफ़ंड नहीं मिलेगा।',
  'Please answer by {day}. After that our team decides.': 'कृपया {day} तक जवाब दें। उसके बाद हमारी टीम फ़ैसला करेगी।',
  'The customer has until {day} to send it back.': 'ग्राहक के पास इसे वापस भेजने के लिए {day} तक का समय है।',
  'Please confirm when it arrives. If you do not reply, the customer is refunded on {day}.':
    'मिलने पर कृपया बताएँ। जवाब न देने पर ग्राहक को {day} को अपने-आप रिफ़ंड मिल जाएगा।',
  'The customer has until {day} to ask our team to decide.': 'ग्राहक {day} तक हमारी टीम से फ़ैसला माँग सकते हैं।',
  'Our team decides. Your earning stays on hold until then.': 'फ़ैसला हमारी टीम करेगी। तब तक आपकी कमाई रुकी रहेगी।',
  'Accept return': 'वापसी मानें',
  'Decline return': 'वापसी से मना करें',
  'I have received it': 'मुझे मिल गया',
  'Report a problem': 'दिक़्क़त बताएँ',
  'Accept this return?': 'यह वापसी मानें?',
  'The customer sends the goods back at your cost and gets a full refund when you receive them.':
    'ग्राहक आपके ख़र्च पर सामान वापस भेजेंगे, और आपको मिलते ही पूरी रक़म का रिफ़ंड होगा।',
  'Refund the customer?': 'ग्राहक को रिफ़ंड दें?',
  'Confirm and refund {amount}': 'पुष्टि करें, {amount} का रिफ़ंड दें',
  'The customer gets the full amount, and your earning is taken back.':
    'ग्राहक को पूरी रक़म मिलेगी और आपकी कमाई वापस ली जाएगी।',
  'Can it be sold again?': 'क्या इसे फिर बेचा जा सकता है?',
  'It can be sold again. Add it to my stock.': 'इसे फिर बेचा जा सकता है। मेरे स्टॉक में जोड़ें।',
  'It cannot be sold again.': 'इसे फिर नहीं बेचा जा सकता।',
  'Decline this return?': 'वापसी से मना करें?',
  'The customer gets your reason and can ask our team to decide.':
    'ग्राहक को आपका कारण मिलेगा और वे हमारी टीम से फ़ैसला माँग सकते हैं।',
  'Tell us what is wrong, or that it has not arrived. The customer is not refunded until we have decided.':
    'बताएँ कि क्या दिक़्क़त है, या सामान अब तक नहीं मिला। हमारे फ़ैसले तक ग्राहक को रिफ़ंड नहीं मिलेगा।',
} satisfies Catalogue
