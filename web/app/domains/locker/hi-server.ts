import type { Catalogue } from '../../lib/i18n/texts.ts'

/** Texts that the server sends. */
export default {
  'Your locker is full. Delete files you no longer need and empty the trash.':
    'आपका लॉकर भर गया है। जो फ़ाइलें काम की नहीं, उन्हें हटाएँ और ट्रैश ख़ाली करें।',
  'You already have a folder with this name.': 'इस नाम का फ़ोल्डर पहले से है।',
  'You have too many folders. Delete one you no longer need first.':
    'बहुत ज़्यादा फ़ोल्डर हो गए हैं। पहले कोई ऐसा हटाएँ जो काम का न हो।',
  'This file is part of an open dispute. You can delete it when the dispute is closed.':
    'यह फ़ाइल एक चल रहे विवाद का हिस्सा है। विवाद ख़त्म होने पर आप इसे हटा सकेंगे।',
  'This file is too large for the locker.': 'यह फ़ाइल लॉकर के लिए बहुत बड़ी है।',
  'This file unpacks to far more than its size. Save it as PDF and try again.':
    'खुलने पर यह फ़ाइल अपने साइज़ से बहुत बड़ी हो जाती है। इसे PDF में सेव करके फिर कोशिश करें।',
  'File type not allowed. Save it as PDF, JPEG, PNG, WebP, DOCX or XLSX and try again.':
    'इस तरह की फ़ाइल नहीं चलेगी। इसे PDF, JPEG, PNG, WebP, DOCX या XLSX में सेव करके फिर कोशिश करें।',
  'The content of this file does not match its name. Save it again in the right format.':
    'फ़ाइल के अंदर जो है वह उसके नाम से मेल नहीं खाता। इसे सही फ़ॉर्मैट में फिर से सेव करें।',
  'This file is damaged or incomplete. Save it again and upload the new file.':
    'यह फ़ाइल ख़राब या अधूरी है। इसे फिर से सेव करके नई फ़ाइल अपलोड करें।',
  'This file has scripts, macros or hidden content. Print it as a new PDF and upload that.':
    'इस फ़ाइल में स्क्रिप्ट, मैक्रो या छिपी चीज़ें हैं। इसे नए PDF में प्रिंट करके वह अपलोड करें।',
  'A virus was found in this file. It was not saved.': 'इस फ़ाइल में वायरस मिला। इसे सेव नहीं किया गया।',
  'We could not check this file for viruses right now. Please try again in a few minutes.':
    'अभी हम इस फ़ाइल में वायरस की जाँच नहीं कर पाए। कृपया कुछ मिनट बाद फिर कोशिश करें।',
  Uploaded: 'अपलोड हो गया',
  'Moved to trash': 'ट्रैश में डाल दिया',
  'File restored': 'फ़ाइल वापस आ गई',
  'Trash emptied': 'ट्रैश ख़ाली हो गया',
  'Folder created': 'फ़ोल्डर बन गया',
  'Folder deleted': 'फ़ोल्डर हटा दिया',
  Shared: 'साझा किया गया',
  'No longer shared': 'अब साझा नहीं है',
  Submitted: 'जमा किया गया',
  'Paper withdrawn': 'काग़ज़ वापस ले लिया',
  'File deleted': 'फ़ाइल हटा दी',
  'This file name is too long.': 'फ़ाइल का नाम बहुत लंबा है।',
  'This file name has invisible characters.': 'फ़ाइल के नाम में ऐसे अक्षर हैं जो दिखते नहीं।',
  'A file name cannot have / \\ : * ? " < > | in it.': 'फ़ाइल के नाम में / \\ : * ? " < > | नहीं हो सकते।',
  'Please choose another file name.': 'कृपया फ़ाइल का कोई दूसरा नाम चुनें।',
} satisfies Catalogue
