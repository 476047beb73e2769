import type { Catalogue } from '../../lib/i18n/texts.ts'

export default {
  'Your draft is saved as you write.': 'लिखते-लिखते ड्राफ़्ट सहेजा जाता है।',
  'Choose an industry': 'उद्योग चुनें',
  'Saving…': 'सहेजा जा रहा है…',
  'Title|of a question': 'शीर्षक',
  'One line that says what it is about.': 'एक पंक्ति में, किस बारे में है।',
  'Your situation, what you have tried, and what you want to know.': 'आपकी स्थिति, अब तक क्या किया, और क्या जानना है।',
  'Papers, drawings or photos, from your locker or this device.': 'काग़ज़, नक़्शे या फ़ोटो, लॉकर से या इसी डिवाइस से।',
  'Pay {amount} and send': '{amount} देकर भेजें',
  '{name} does not give written answers now.': '{name} से अभी लिखित जवाब नहीं मिल सकता।',
  'This expert cannot be asked now. Ask any expert instead, or choose another one.':
    'इस विशेषज्ञ से अभी नहीं पूछा जा सकता। किसी भी विशेषज्ञ से पूछें, या कोई और चुनें।',
  'Choose an industry to see the price.': 'क़ीमत देखने के लिए उद्योग चुनें।',
  'Answered within {count} hours of acceptance, or a full refund. You can cancel free until an expert accepts.': {
    one: 'स्वीकार होने के {count} घंटे में जवाब, नहीं तो पूरा रिफ़ंड। विशेषज्ञ के स्वीकार करने तक मुफ़्त में रद्द करें।',
    other: 'स्वीकार होने के {count} घंटे में जवाब, नहीं तो पूरा रिफ़ंड। विशेषज्ञ के स्वीकार करने तक मुफ़्त में रद्द करें।',
  },
  'Any expert in your industry': 'आपके उद्योग का कोई भी विशेषज्ञ',
  'The first one to accept answers you.': 'जो पहले स्वीकार करे, वही जवाब देगा।',
  'Choose an expert': 'विशेषज्ञ चुनें',
  'Accepts or declines within {count} hours.': {
    one: '{count} घंटे में हाँ या ना मिल जाएगा।',
    other: '{count} घंटे में हाँ या ना मिल जाएगा।',
  },
  'This expert cannot be asked now.': 'इस विशेषज्ञ से अभी नहीं पूछा जा सकता।',
  'Ask any expert instead': 'किसी भी विशेषज्ञ से पूछें',
  'Log in to ask': 'पूछने के लिए लॉग इन करें',
  'Your questions to experts and their written answers are here. Log in to ask or to read on.':
    'विशेषज्ञों से आपके सवाल और उनके लिखित जवाब यहाँ मिलते हैं। पूछने या पढ़ने के लिए लॉग इन करें।',
  'Ask in your own words and attach your papers.': 'अपने शब्दों में पूछें और काग़ज़ साथ लगाएँ।',
  'A written answer within {count} hours of acceptance, or a full refund.': {
    one: 'स्वीकार होने के {count} घंटे में लिखित जवाब, नहीं तो पूरा रिफ़ंड।',
    other: 'स्वीकार होने के {count} घंटे में लिखित जवाब, नहीं तो पूरा रिफ़ंड।',
  },
  'Two follow-up questions within {count} days are included.': {
    one: '{count} दिन में आगे के दो सवाल शामिल हैं।',
    other: '{count} दिन में आगे के दो सवाल शामिल हैं।',
  },
  'Delete draft': 'ड्राफ़्ट हटाएँ',
  'Delete this question?': 'यह सवाल हटाएँ?',
  'What you wrote is lost. Your files stay in the locker.': 'लिखा हुआ मिट जाएगा। फ़ाइलें लॉकर में रहेंगी।',
} satisfies Catalogue
