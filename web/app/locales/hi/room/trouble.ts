import type { Catalogue } from '../../../lib/i18n/texts.ts'

/** What stands in the way of a call. */
export const trouble = {
  'The camera is blocked': 'कैमरा रोका गया है',
  'Your browser keeps the camera from this page': 'ब्राउज़र इस पेज को कैमरा नहीं देता',
  'No camera found': 'कोई कैमरा नहीं मिला',
  'Another program uses the camera': 'कैमरा दूसरे प्रोग्राम में चल रहा है',
  'The camera did not start': 'कैमरा चालू नहीं हुआ',
  'Your browser has not asked for the camera yet': 'ब्राउज़र ने अभी कैमरे के लिए पूछा नहीं है',
  'This browser gives no camera': 'इस ब्राउज़र में कैमरा नहीं चलता',
  'The camera needs a safe address': 'कैमरे के लिए सुरक्षित पता चाहिए',
  'The microphone is blocked': 'माइक रोका गया है',
  'Your browser keeps the microphone from this page': 'ब्राउज़र इस पेज को माइक नहीं देता',
  'No microphone found': 'कोई माइक नहीं मिला',
  'Another program uses the microphone': 'माइक दूसरे प्रोग्राम में चल रहा है',
  'The microphone did not start': 'माइक चालू नहीं हुआ',
  'Your browser has not asked for the microphone yet': 'ब्राउज़र ने अभी माइक के लिए पूछा नहीं है',
  'This browser gives no microphone': 'इस ब्राउज़र में माइक नहीं चलता',
  'The microphone needs a safe address': 'माइक के लिए सुरक्षित पता चाहिए',
  'Open this page in a window of its own, not inside another page or app.':
    'यह पेज अलग खिड़की में खोलें, किसी दूसरे पेज या ऐप के भीतर नहीं।',
  'On a device that others manage, ask them to allow camera and microphone.':
    'डिवाइस कोई और सँभालता हो तो उनसे कैमरा और माइक की अनुमति माँगें।',
  'Unplug it and plug it in again, or restart the browser.': 'उसे निकालकर फिर लगाएँ, या ब्राउज़र दोबारा खोलें।',
  'Press Try again, and allow it when your browser asks.': '“फिर कोशिश करें” दबाएँ और ब्राउज़र पूछे तो अनुमति दें।',
  'Open this page with https:// in front of its address.': 'यह पेज पते के आगे https:// लगाकर खोलें।',
  'Your system shows no screens to browsers. Allow it under Privacy in its settings, then share again.':
    'आपका सिस्टम ब्राउज़र को स्क्रीन नहीं दिखाने देता। उसकी सेटिंग में गोपनीयता के नीचे अनुमति दें, फिर दिखाएँ।',
  'Your browser keeps the screen from this page. Ask whoever manages this device.':
    'ब्राउज़र इस पेज को स्क्रीन नहीं देता। जो यह डिवाइस सँभालते हैं, उनसे पूछें।',
  'There was no screen or window to show.': 'दिखाने के लिए कोई स्क्रीन या खिड़की नहीं मिली।',
  'Another program or your system holds the screen back. Close it, then share again.':
    'कोई दूसरा प्रोग्राम या सिस्टम स्क्रीन रोक रहा है। उसे बंद करके फिर दिखाएँ।',
  'The screen could not be shown. Please share it again.': 'स्क्रीन नहीं दिख सकी। कृपया फिर दिखाएँ।',
  'Your browser wants a press first. Please press Share screen again.':
    'ब्राउज़र पहले आपका दबाना चाहता है। कृपया “स्क्रीन दिखाएँ” फिर दबाएँ।',
  'This browser cannot show a screen. A current Chrome, Edge, Firefox or Safari on a computer can.':
    'यह ब्राउज़र स्क्रीन नहीं दिखा सकता। कंप्यूटर पर नया Chrome, Edge, Firefox या Safari दिखा सकता है।',
  'The screen needs a safe address. Open this page with https:// in front.':
    'स्क्रीन के लिए सुरक्षित पता चाहिए। यह पेज आगे https:// लगाकर खोलें।',
  'Plug one in, or turn it on.': 'एक लगाएँ या चालू करें।',
  'Then press Try again.': 'इसके बाद “फिर कोशिश करें” दबाएँ।',
  'Close other programs and tabs that make calls.': 'कॉल करने वाले दूसरे प्रोग्राम और टैब बंद करें।',
  'Open this page in a current Chrome, Edge, Firefox or Safari.': 'यह पेज नए Chrome, Edge, Firefox या Safari में खोलें।',
  'Press the sign left of the address, at the top of the window.': 'खिड़की में ऊपर, पते के बाईं ओर का निशान दबाएँ।',
  'Turn on Camera and Microphone for this site.': 'इस साइट के लिए कैमरा और माइक चालू करें।',
  'Press the crossed-out camera or microphone in the address bar.': 'पते की पट्टी में कटा हुआ कैमरा या माइक दबाएँ।',
  'Remove the block with the small cross.': 'छोटे क्रॉस से रोक हटाएँ।',
  'In the menu Safari choose Settings for this website.': 'Safari मेन्यू में इस वेबसाइट की सेटिंग चुनें।',
  'Set Camera and Microphone to Allow.': 'कैमरा और माइक को Allow पर रखें।',
  'Press the page menu in the address bar and choose Website Settings.':
    'पते की पट्टी में पेज मेन्यू दबाकर Website Settings चुनें।',
  'Press the sign left of the address and choose Permissions.': 'पते के बाईं ओर का निशान दबाकर Permissions चुनें।',
  'Log in to join your session': 'सत्र में जाने के लिए लॉगिन करें',
  'Log in as consultant': 'सलाहकार के रूप में लॉगिन',
  'Only the two who meet in this room get in. After the login you are back here.':
    'इस कमरे में केवल मिलने वाले दो लोग आते हैं। लॉगिन के बाद आप यहीं लौटेंगे।',
  'There is no session in this room': 'इस कमरे में कोई सत्र नहीं है',
  'Enter another code': 'दूसरा कोड लिखें',
  'The code {slug} belongs to no booking of yours. Your bookings show the right link ten minutes before the time.':
    'कोड {slug} आपकी किसी बुकिंग का नहीं है। समय से दस मिनट पहले सही लिंक आपकी बुकिंग में दिखता है।',
  'Are you logged in with the number you booked with?': 'क्या आप उसी नंबर से लॉगिन हैं जिससे बुक किया था?',
  'You joined on another device': 'आप दूसरे डिवाइस पर जुड़े हैं',
  'Join here instead': 'यहीं जुड़ें',
  'The call goes on there, in another window or on another device. Camera and microphone are off here.':
    'कॉल वहाँ, दूसरी खिड़की या डिवाइस पर चल रही है। यहाँ कैमरा और माइक बंद हैं।',
  'Another consultant takes this session': 'यह सत्र अब दूसरे सलाहकार के साथ है',
  'Our team has given it to somebody who is free at that time. The room and what you paid stay the same; your booking says who it is, and there you may decline and have all of it back.':
    'हमारी टीम ने इसे उन्हें दिया है जो उस समय खाली हैं। कमरा और भुगतान वही हैं; बुकिंग में नाम दिखता है, और वहीं मना करके आप पूरी राशि वापस ले सकते हैं।',
  'Our team has given it to a colleague. You need not wait here any longer.':
    'हमारी टीम ने यह सत्र दूसरे सलाहकार को दिया है। अब आपको यहाँ रुकने की ज़रूरत नहीं।',
  'This browser cannot make calls': 'यह ब्राउज़र कॉल नहीं कर सकता',
  'Copy the link': 'लिंक कॉपी करें',
  'Call the help desk': 'सहायता केंद्र को फ़ोन करें',
  'Open this page in a current Chrome, Edge, Firefox or Safari. Pages opened inside another app often cannot use the camera.':
    'यह पेज नए Chrome, Edge, Firefox या Safari में खोलें। दूसरे ऐप के भीतर खुले पेज अक्सर कैमरा नहीं चला पाते।',
  'The room did not open': 'कमरा नहीं खुला',
  'This device does not reach us. Your session stands; look at the network and try again.':
    'यह डिवाइस हम तक नहीं पहुँच रहा। आपका सत्र सुरक्षित है; नेटवर्क देखकर फिर कोशिश करें।',
  'It is on our side. Your session stands; please try again.': 'गड़बड़ी हमारी ओर है। आपका सत्र सुरक्षित है; फिर कोशिश करें।',
} satisfies Catalogue
