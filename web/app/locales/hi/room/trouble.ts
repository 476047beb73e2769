import type { Catalogue } from '../../../lib/i18n/texts.ts'

/** Problems of a call. */
export const trouble = {
  'The camera is blocked': 'कैमरा रोका गया है',
  'Your browser is blocking the camera on this page': 'ब्राउज़र ने इस पेज पर कैमरा रोका है',
  'No camera found': 'कोई कैमरा नहीं मिला',
  'The camera is in use by another app': 'कैमरा किसी दूसरे ऐप में चल रहा है',
  'The camera did not start': 'कैमरा चालू नहीं हुआ',
  'Camera permission is needed': 'कैमरे की अनुमति चाहिए',
  'This browser does not support the camera': 'इस ब्राउज़र में कैमरा नहीं चलता',
  'The camera needs a secure (https) page': 'कैमरे के लिए सुरक्षित (https) पेज चाहिए',
  'The microphone is blocked': 'माइक रोका गया है',
  'Your browser is blocking the microphone on this page': 'ब्राउज़र ने इस पेज पर माइक रोका है',
  'No microphone found': 'कोई माइक नहीं मिला',
  'The microphone is in use by another app': 'माइक किसी दूसरे ऐप में चल रहा है',
  'The microphone did not start': 'माइक चालू नहीं हुआ',
  'Microphone permission is needed': 'माइक की अनुमति चाहिए',
  'This browser does not support the microphone': 'इस ब्राउज़र में माइक नहीं चलता',
  'The microphone needs a secure (https) page': 'माइक के लिए सुरक्षित (https) पेज चाहिए',
  'Open this page in your browser, not inside another app.': 'यह पेज किसी दूसरे ऐप के भीतर नहीं, अपने ब्राउज़र में खोलें।',
  'On an office device, ask your administrator to allow camera and microphone.':
    'दफ़्तर का डिवाइस हो तो एडमिन से कैमरा और माइक की अनुमति लें।',
  'Unplug it and plug it in again, or restart the browser.': 'उसे निकालकर फिर लगाएँ, या ब्राउज़र दोबारा खोलें।',
  'Tap Try again and choose Allow when your browser asks.': '“फिर कोशिश करें” दबाएँ और ब्राउज़र पूछे तो अनुमति दें।',
  'Open this page with https:// at the start of its address.': 'यह पेज पते के आगे https:// लगाकर खोलें।',
  'Screen sharing is blocked on this device. Allow it under Privacy in the system settings, then share again.':
    'इस डिवाइस पर स्क्रीन दिखाना बंद है। सिस्टम सेटिंग में प्राइवेसी के नीचे अनुमति दें, फिर दिखाएँ।',
  'Your browser is blocking screen sharing. Ask the administrator of this device.':
    'ब्राउज़र ने स्क्रीन दिखाना रोका है। इस डिवाइस के एडमिन से पूछें।',
  'No screen or window was found to share.': 'दिखाने के लिए कोई स्क्रीन या विंडो नहीं मिली।',
  'Another app is blocking screen sharing. Close it, then share again.':
    'कोई दूसरा ऐप स्क्रीन दिखाना रोक रहा है। उसे बंद करके फिर दिखाएँ।',
  'Your screen could not be shared. Please try again.': 'स्क्रीन नहीं दिख सकी। कृपया फिर कोशिश करें।',
  'Please tap Share screen again.': 'कृपया “स्क्रीन दिखाएँ” फिर दबाएँ।',
  'This browser cannot share a screen. Use the latest Chrome, Edge, Firefox or Safari on a computer.':
    'इस ब्राउज़र से स्क्रीन नहीं दिखती। कंप्यूटर पर नया Chrome, Edge, Firefox या Safari लें।',
  'Screen sharing needs a secure page. Open this page with https:// at the start of its address.':
    'स्क्रीन दिखाने के लिए सुरक्षित पेज चाहिए। यह पेज पते के आगे https:// लगाकर खोलें।',
  'Connect one, or turn it on.': 'एक लगाएँ या चालू करें।',
  'Then tap Try again.': 'इसके बाद “फिर कोशिश करें” दबाएँ।',
  'Close other apps and tabs that make calls.': 'कॉल वाले दूसरे ऐप और टैब बंद करें।',
  'Open this page in the latest Chrome, Edge, Firefox or Safari.': 'यह पेज नए Chrome, Edge, Firefox या Safari में खोलें।',
  'Tap the icon to the left of the address, at the top of the window.': 'विंडो में ऊपर, पते के बाईं ओर का आइकन दबाएँ।',
  'Turn on Camera and Microphone for this site.': 'इस साइट के लिए कैमरा और माइक चालू करें।',
  'Tap the crossed-out camera or microphone in the address bar.': 'पते की पट्टी में कटा हुआ कैमरा या माइक दबाएँ।',
  'Remove the block with the small ✕.': 'छोटे ✕ से रोक हटाएँ।',
  'In the Safari menu choose Settings for this website.': 'Safari मेन्यू में इस वेबसाइट की सेटिंग चुनें।',
  'Set Camera and Microphone to Allow.': 'कैमरा और माइक को Allow पर रखें।',
  'Tap the page menu in the address bar and choose Website Settings.': 'पते की पट्टी में पेज मेन्यू दबाकर Website Settings चुनें।',
  'Tap the icon to the left of the address and choose Permissions.': 'पते के बाईं ओर का आइकन दबाकर Permissions चुनें।',
  'Log in to join your session': 'सत्र में जाने के लिए लॉगिन करें',
  'Log in as consultant': 'सलाहकार के रूप में लॉगिन',
  'Only the two of you can join this call. After login you will be back here.':
    'इस कॉल में सिर्फ़ आप दोनों ही जुड़ेंगे। लॉगिन के बाद यही पेज खुलेगा।',
  'Session not found': 'सत्र नहीं मिला',
  'Enter another code': 'दूसरा कोड लिखें',
  'The code {slug} is not for any of your bookings. You will find the right link in your booking ten minutes before the session.':
    'कोड {slug} आपकी किसी बुकिंग का नहीं है। सही लिंक सत्र से दस मिनट पहले आपकी बुकिंग में दिखेगा।',
  'Are you logged in with the number you booked with?': 'क्या यह वही नंबर है जिससे बुकिंग हुई थी?',
  'You joined on another device': 'आप दूसरे डिवाइस पर कॉल में हैं',
  'Join here instead': 'यहीं जुड़ें',
  'Your call is open in another window or on another device. Camera and microphone are off here.':
    'आपकी कॉल दूसरी विंडो या डिवाइस पर खुली है। यहाँ कैमरा और माइक बंद हैं।',
  'Another consultant will take this session': 'यह सत्र अब दूसरे सलाहकार के साथ है',
  'Our team has assigned a consultant who is free at that time. The link and price stay the same. See who it is in your booking; you can decline there for a full refund.':
    'हमारी टीम ने उस समय उपलब्ध सलाहकार तय किया है। लिंक और क़ीमत वही हैं। नाम बुकिंग में देखें; वहीं मना करने पर पूरा पैसा वापस मिलेगा।',
  'Our team has assigned it to another consultant. You need not wait here.':
    'हमारी टीम ने यह सत्र दूसरे सलाहकार को दिया है। यहाँ रुकने की ज़रूरत नहीं।',
  'This browser cannot make calls': 'यह ब्राउज़र कॉल नहीं कर सकता',
  'Copy link': 'लिंक कॉपी करें',
  'Call the help desk': 'सहायता केंद्र को फ़ोन करें',
  'Open this page in the latest Chrome, Edge, Firefox or Safari. Pages opened inside another app often cannot use the camera.':
    'यह पेज नए Chrome, Edge, Firefox या Safari में खोलें। दूसरे ऐप के भीतर खुले पेज पर कैमरा अक्सर नहीं चलता।',
  'The call did not open': 'कॉल नहीं खुली',
  'We cannot reach you over this connection. Your session is safe; check your internet and try again.':
    'इस कनेक्शन से संपर्क नहीं हो रहा। आपका सत्र सुरक्षित है; इंटरनेट जाँचकर फिर कोशिश करें।',
  'Something went wrong on our side. Your session is safe; please try again.':
    'गड़बड़ी हमारी ओर है। आपका सत्र सुरक्षित है; फिर कोशिश करें।',
} satisfies Catalogue
