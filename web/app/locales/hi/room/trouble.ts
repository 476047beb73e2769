import type { Catalogue } from '../../../lib/i18n/texts.ts'

/** What stands in the way of a call. */
export const trouble = {
  'The camera is blocked': 'कैमरा रोका गया है',
  'No camera found': 'कोई कैमरा नहीं मिला',
  'Another program uses the camera': 'कैमरा दूसरे प्रोग्राम में चल रहा है',
  'This browser gives no camera': 'यह ब्राउज़र कैमरा नहीं देता',
  'The microphone is blocked': 'माइक रोका गया है',
  'No microphone found': 'कोई माइक नहीं मिला',
  'Another program uses the microphone': 'माइक दूसरे प्रोग्राम में चल रहा है',
  'This browser gives no microphone': 'यह ब्राउज़र माइक नहीं देता',
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
  'This session is open in another place': 'यह सत्र दूसरी जगह खुला है',
  'Use it here': 'यहाँ इस्तेमाल करें',
  'You came in by another window or device, and the newest one holds the call. Camera and microphone are off here.':
    'आप दूसरी खिड़की या डिवाइस से आए, और सबसे नई जगह पर कॉल रहती है। यहाँ कैमरा और माइक बंद हैं।',
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
