import accounts from '../domains/accounts/hi-server.ts'
import admin from '../domains/admin/hi-server.ts'
import availability from '../domains/availability/hi-server.ts'
import bookings from '../domains/bookings/hi-server.ts'
import cities from '../domains/catalogue/hi-cities.ts'
import catalogue from '../domains/catalogue/hi-server.ts'
import consultants from '../domains/consultants/hi-server.ts'
import content from '../domains/content/hi-server.ts'
import enquiries from '../domains/enquiries/hi-server.ts'
import learning from '../domains/learning/hi-server.ts'
import ledger from '../domains/ledger/hi-server.ts'
import locker from '../domains/locker/hi-server.ts'
import memberships from '../domains/memberships/hi-server.ts'
import notifications from '../domains/notifications/hi-server.ts'
import orders from '../domains/orders/hi-server.ts'
import packages from '../domains/packages/hi-server.ts'
import payouts from '../domains/payouts/hi-server.ts'
import products from '../domains/products/hi-server.ts'
import questions from '../domains/questions/hi-server.ts'
import reviews from '../domains/reviews/hi-server.ts'
import services from '../domains/services/hi-server.ts'
import settings from '../domains/settings/hi-server.ts'
import talks from '../domains/talks/hi-server.ts'
import wallet from '../domains/wallet/hi-server.ts'
import workshops from '../domains/workshops/hi-server.ts'
import type { Catalogue } from '../lib/i18n/texts.ts'

/** Texts that the server sends: problems, confirmations and validation errors. */
export default {
  ...accounts,
  ...admin,
  ...availability,
  ...bookings,
  ...catalogue,
  ...content,
  ...consultants,
  ...learning,
  ...enquiries,
  ...ledger,
  ...locker,
  ...memberships,
  ...notifications,
  ...orders,
  ...packages,
  ...payouts,
  ...products,
  ...questions,
  ...reviews,
  ...services,
  ...settings,
  ...talks,
  ...wallet,
  ...cities,
  ...workshops,
  'Sorry, this slot was just booked by someone else.': 'माफ़ कीजिए, यह समय अभी-अभी किसी और ने बुक कर लिया।',
  'This slot is not available. Please choose another one.': 'यह समय उपलब्ध नहीं है। कृपया दूसरा चुनें।',
  'You have another session at that time.': 'उस समय आपका एक और सत्र है।',
  'You are already holding several slots. Pay for one or release one first.':
    'पहले से कई समय रुके हैं। पहले किसी का भुगतान करें या उसे छोड़ें।',
  'The refund amount has changed. Please check it again.': 'इस बीच रिफ़ंड की रक़म बदल गई है। कृपया फिर देखें।',
  'It is too late to do this now.': 'अब इसके लिए देर हो चुकी है।',
  'This session cannot be rescheduled again.': 'इस सत्र का समय अब और नहीं बदला जा सकता।',
  'There are upcoming sessions on this account. Please attend or cancel them first.':
    'इस खाते पर अभी सत्र बाक़ी हैं। पहले उन्हें पूरा या रद्द करें।',
  Sent: 'भेज दिया गया',
  Saved: 'सहेजा गया',
  'Note saved': 'नोट सहेजा गया',
  'There is a free slot on these days. Book it now.': 'इन दिनों में एक समय ख़ाली है। अभी बुक करें।',
  'The session has not ended yet. Mark it as completed after it ends.':
    'सत्र अभी पूरा नहीं हुआ है। ख़त्म होने के बाद ही इसे पूरा हुआ मानें।',
  'Please pay for a booking separately.': 'कृपया बुकिंग का भुगतान अलग से करें।',
  'The price has changed. Please check the new total.': 'दाम बदल गया है। कृपया नया कुल देखें।',
  'An item in your cart is no longer available.': 'आपके कार्ट की कोई चीज़ अब उपलब्ध नहीं है।',
  'This coupon cannot be used for this order.': 'यह कूपन इस ऑर्डर पर नहीं लग सकता।',
  'The time to pay for this order has passed. Please order again.':
    'इस ऑर्डर के भुगतान का समय निकल गया। कृपया फिर से ऑर्डर करें।',
  'There is nothing left to refund in this order.': 'इस ऑर्डर में रिफ़ंड के लिए कुछ नहीं बचा।',
  'This GSTIN is for a different state.': 'यह GSTIN चुने हुए राज्य का नहीं है।',
  'A rate already starts on that day. Please choose another day.': 'उस दिन से दर पहले ही तय है। कृपया कोई और दिन चुनें।',
  'Enter a number.': 'संख्या लिखें।',
  'A coupon with this code already exists.': 'इस कोड का कूपन पहले से है।',
  'Refund sent': 'रिफ़ंड भेज दिया गया',
  'The payment could not be verified.': 'भुगतान की पुष्टि नहीं हो सकी।',
  'This payment is closed. Please start a new one.': 'यह भुगतान बंद हो चुका है। कृपया नया शुरू करें।',
  'This amount cannot be added to the wallet.': 'यह रक़म वॉलेट में नहीं जोड़ी जा सकती।',
  'The payment gateway is not responding. You were not charged. Please try again.':
    'पेमेंट गेटवे जवाब नहीं दे रहा। आपसे कुछ नहीं लिया गया। कृपया फिर कोशिश करें।',
  'Choose today or an earlier date.': 'आज या पहले की तारीख़ चुनें।',
  'The end date is before the start date.': 'आख़िरी तारीख़ शुरू की तारीख़ से पहले है।',
  'This GSTIN is for a different PAN.': 'यह GSTIN किसी और PAN का है।',
  'Enter an amount.': 'रक़म लिखें।',
  'You have already added this account.': 'यह खाता पहले से जुड़ा है।',
  'Please remove an account you no longer use first.': 'पहले कोई खाता हटाएँ जो अब काम का नहीं।',
  'A withdrawal to this account is in progress. Please wait until it is paid.':
    'इस खाते में एक निकासी जा रही है। पहुँचने तक रुकें।',
  'The bank has not confirmed this account.': 'बैंक ने अभी इस खाते की पुष्टि नहीं की है।',
  'Withdrawals are paused for a while after you change your bank account.':
    'बैंक खाता बदलने के बाद कुछ समय निकासी रुकी रहती है।',
  'This is below the minimum withdrawal.': 'यह न्यूनतम निकासी से कम है।',
  'This join link has expired. Please join again.': 'जुड़ने का यह लिंक अब मान्य नहीं है। कृपया फिर जुड़ें।',
  'You cannot join yet.': 'जुड़ने का समय अभी नहीं हुआ।',
  'The other side is showing a document. Close it first.': 'सामने वाले अभी एक दस्तावेज़ दिखा रहे हैं। पहले उसे बंद करें।',
  'This call has ended.': 'यह कॉल ख़त्म हो चुकी है।',
  'You have joined this call on another device.': 'यह कॉल दूसरे डिवाइस पर खुली है।',
  'The connection was lost. Please join again.': 'कनेक्शन टूट गया था। कृपया फिर जुड़ें।',
  'This calendar could not be read.': 'यह कैलेंडर पढ़ा नहीं जा सका।',
  'To publish a past talk, add its recording. The speaker must be listed too.':
    'हो चुकी वार्ता को प्रकाशित करने के लिए रिकॉर्डिंग जोड़ें। वक्ता भी सूची में होने चाहिए।',
  'Please choose an MP4 video in H.264 format. It plays on every phone.':
    'कृपया H.264 वाला MP4 वीडियो चुनें। वह हर फ़ोन पर चलता है।',
  'This part is outside the file.': 'यह हिस्सा फ़ाइल से बाहर है।',
  'These captions are not in WebVTT format, or have a wrong time.': 'ये कैप्शन WebVTT में नहीं हैं, या इनका कोई समय ग़लत है।',
  'You have blocked this person. Unblock them in your profile settings first.':
    'आपने इस व्यक्ति को ब्लॉक किया है। पहले प्रोफ़ाइल सेटिंग में अनब्लॉक करें।',
  'You have blocked too many people. Please unblock some first.':
    'आपने बहुत ज़्यादा लोगों को ब्लॉक किया है। पहले कुछ को अनब्लॉक करें।',
  'This expert is not available right now.': 'ये विशेषज्ञ अभी उपलब्ध नहीं हैं।',
  'This expert is on another call. You can join the queue.': 'ये विशेषज्ञ दूसरी कॉल पर हैं। क़तार में जुड़ें।',
  'This expert is free. You can call now.': 'ये विशेषज्ञ ख़ाली हैं। अभी कॉल करें।',
  'You are already on a call. Please end it first.': 'आप पहले से एक कॉल पर हैं। पहले उसे ख़त्म करें।',
  'Your balance is too low for this call. Please add money first.': 'इस कॉल के लिए आपका बैलेंस कम है। कृपया पहले पैसे जोड़ें।',
  'You have already approved this. Another person has to approve it too.':
    'आपकी मंज़ूरी मिल चुकी है। अब किसी और की मंज़ूरी चाहिए।',
  'This has already been decided. Please check the decision.': 'इस पर फ़ैसला हो चुका है। कृपया देखें कि क्या तय हुआ।',
  'Please complete the missing details first.': 'कृपया पहले बाक़ी जानकारी भरें।',
  'Choose a time zone from the list.': 'सूची से टाइम ज़ोन चुनें।',
  'We cannot reach the server. Check your connection and try again.':
    'सर्वर से संपर्क नहीं हो रहा। अपना इंटरनेट जाँचें और फिर कोशिश करें।',
  'Please choose one.': 'कृपया एक चुनें।',
  'Please choose one of the options.': 'कृपया दिए गए विकल्पों में से चुनें।',
  'Please choose yes or no.': 'कृपया हाँ या नहीं चुनें।',
  'Please enter text.': 'कृपया शब्दों में लिखें।',
  'Please check this.': 'कृपया इसे जाँच लें।',
  'This does not look right. Please check it.': 'यह सही नहीं लग रहा। कृपया जाँच लें।',
  'Enter a multiple of {count}.': '{count} का गुणज लिखें।',
  'Use at least {count} characters.': 'कम से कम {count} अक्षर रखें।',
  'Use at most {count} characters.': 'ज़्यादा से ज़्यादा {count} अक्षर रखें।',
  'Choose at least {count}.': 'कम से कम {count} चुनें।',
  'Choose at most {count}.': 'ज़्यादा से ज़्यादा {count} चुनें।',
  'This number is too small. The lowest is {count}.': 'यह संख्या बहुत छोटी है। कम से कम {count} लिखें।',
  'This number is too large. The highest is {count}.': 'यह संख्या बहुत बड़ी है। ज़्यादा से ज़्यादा {count} लिखें।',
  'Enter a web address that starts with https://.': 'https:// से शुरू होने वाला वेब पता लिखें।',
  'Enter a date such as 2026-03-15.': '2026-03-15 जैसी तारीख़ लिखें।',
  'Enter a date and a time.': 'तारीख़ और समय लिखें।',
  'This text has characters that cannot be saved.': 'इसमें ऐसे अक्षर हैं जो सहेजे नहीं जा सकते।',
  'Please fill this in.': 'कृपया इसे भरें।',
  'Enter a 10-digit Indian mobile number. It begins with 6, 7, 8 or 9.':
    '10 अंकों का भारतीय मोबाइल नंबर लिखें। यह 6, 7, 8 या 9 से शुरू होता है।',
  'Enter the 6 digits of the OTP.': 'OTP के 6 अंक लिखें।',
  'Enter a 6-digit PIN code.': '6 अंकों का पिन कोड लिखें।',
  'Enter a valid email address.': 'सही ईमेल पता लिखें।',
  'Enter a whole number.': 'पूरी संख्या लिखें।',
  'This number is too small.': 'यह संख्या बहुत छोटी है।',
  'This number is too large.': 'यह संख्या बहुत बड़ी है।',
  'Enter a time such as 09:00.': 'समय इस तरह लिखें: 09:00।',
  'We could not read this request.': 'अनुरोध पढ़ा नहीं जा सका।',
  'Invalid OTP! Please try again.': 'OTP ग़लत है! कृपया फिर कोशिश करें।',
  'This OTP has expired. Please request a new one.': 'यह OTP पुराना हो गया। कृपया नया मँगाएँ।',
  'Please log in to continue.': 'आगे बढ़ने के लिए लॉगिन करें।',
  'This is not available for your account type.': 'यह आपके प्रकार के खाते के लिए नहीं है।',
  'You do not have permission to do this.': 'आपको इसकी अनुमति नहीं है।',
  'Your role does not allow this. Please ask an owner.': 'आपकी भूमिका में इसकी अनुमति नहीं है। कृपया किसी ओनर से कहें।',
  'You cannot do this to your own account.': 'यह अपने ही खाते पर नहीं किया जा सकता।',
  'This link has expired. Please open it again from its page.': 'यह लिंक पुराना हो गया। कृपया इसे अपने पेज से फिर खोलें।',
  'This account is suspended. Please call the help desk.': 'यह खाता रोका गया है। कृपया सहायता केंद्र को फ़ोन करें।',
  'Not found.': 'नहीं मिला।',
  'This has changed since you opened it. Please reload and check again.': 'इस बीच यह बदल गया है। कृपया फिर देखें।',
  'Your bank is still confirming this payment. Please do not pay again; we will update you here.':
    'आपका बैंक अभी इस भुगतान की पुष्टि कर रहा है। कृपया दोबारा भुगतान न करें; जानकारी यहीं मिल जाएगी।',
  'This is already paid.': 'इसका भुगतान हो चुका है।',
  'This request was already sent with different details.': 'यह अनुरोध दूसरी जानकारी के साथ पहले ही भेजा जा चुका है।',
  'This request needs an Idempotency-Key header.': 'इस अनुरोध के साथ Idempotency-Key हेडर चाहिए।',
  'Online payments start at ₹1. Please pay this from your wallet; you can add money to it first.':
    'ऑनलाइन भुगतान ₹1 से होता है। कृपया वॉलेट से दें; पहले उसमें पैसे जोड़ें।',
  'The balance is too low for this.': 'इसके लिए बैलेंस कम है।',
  'The time for this payment is over. Please start again.': 'इस भुगतान का समय समाप्त हो गया है। कृपया फिर से शुरू करें।',
  'This mobile number already has an account. Please log in.': 'इस मोबाइल नंबर का खाता पहले से है। कृपया लॉगिन करें।',
  'You have a payment or refund in progress. Please try again when it is complete.':
    'आपका कोई भुगतान या रिफ़ंड अभी चल रहा है। उसके पूरा होने पर फिर कोशिश करें।',
  'There is still money in this account. Please spend or withdraw it first, or call the help desk.':
    'इस खाते में अभी पैसे हैं। पहले उन्हें ख़र्च करें या निकालें, या सहायता केंद्र को फ़ोन करें।',
  'You have already requested this. We are working on it.': 'यह अनुरोध पहले ही मिल चुका है। इस पर काम चल रहा है।',
  'This upload needs version 1.0.0 of the tus protocol.': 'इस अपलोड के लिए tus प्रोटोकॉल का संस्करण 1.0.0 चाहिए।',
  'Upload the file again.': 'फ़ाइल फिर से अपलोड करें।',
  'This is too large.': 'यह बहुत बड़ा है।',
  'This request has too many fields, or they are nested too deeply.':
    'इस अनुरोध में फ़ील्ड बहुत ज़्यादा हैं, या एक के अंदर एक बहुत गहरे हैं।',
  'This account is open in too many tabs or devices. Please close some.':
    'यह खाता बहुत सारी जगहों पर खुला है। कृपया कुछ बंद करें।',
  'This type of file is not supported.': 'इस प्रकार की फ़ाइल नहीं चलती।',
  'This picture is too long and narrow. Please crop it first.': 'यह तस्वीर बहुत लंबी और पतली है। कृपया पहले इसे काट लें।',
  'This picture has too many pixels. Please choose a smaller one.': 'इस तस्वीर में पिक्सेल बहुत ज़्यादा हैं। कृपया छोटी तस्वीर चुनें।',
  'Please choose a JPEG, PNG or WebP picture.': 'कृपया JPEG, PNG या WebP तस्वीर चुनें।',
  'Please check the marked fields.': 'कृपया निशान लगे ख़ाने जाँचें।',
  'This mobile number is not registered.': 'यह मोबाइल नंबर रजिस्टर नहीं है।',
  'PIN code not found. Please enter your city and state.': 'यह पिन कोड नहीं मिला। कृपया शहर और राज्य लिखें।',
  'Please wait a moment before requesting another OTP.': 'दूसरा OTP मँगाने से पहले थोड़ा रुकें।',
  'Too many OTP requests. Please try again later.': 'बहुत ज़्यादा OTP मँगाए गए। कृपया बाद में कोशिश करें।',
  'Too many wrong OTPs. This number is locked for a while.': 'कई बार ग़लत OTP डाला गया। यह नंबर कुछ देर के लिए बंद है।',
  'Too many requests. Please try again in a while.': 'बहुत ज़्यादा अनुरोध आए। कृपया थोड़ी देर में कोशिश करें।',
  'Something went wrong on our side. Please try again.': 'हमारी तरफ़ कुछ गड़बड़ हुई। कृपया फिर कोशिश करें।',
  'We are busy right now. Please try again in a moment.': 'अभी हम व्यस्त हैं। कृपया थोड़ी देर में कोशिश करें।',
  'Our help desk cannot call at that time. Please choose another time.':
    'सहायता केंद्र उस समय फ़ोन नहीं कर सकता। कृपया दूसरा समय चुनें।',
  'This title is already in use. Please choose another one.': 'यह शीर्षक पहले से इस्तेमाल में है। कृपया दूसरा चुनें।',
  'This slug is already in use. Please choose another one.': 'यह स्लग पहले से इस्तेमाल में है। कृपया दूसरा चुनें।',
  'This is still in use and cannot be deleted. You can hide it instead.':
    'यह अभी इस्तेमाल में है, इसलिए हटाया नहीं जा सकता। इसे छिपाया जा सकता है।',
  'This code is not correct. Enter the code your app shows now.': 'यह कोड सही नहीं है। वह लिखें जो ऐप अभी दिखा रहा है।',
  'This code has already been used. Wait for the next one.': 'यह कोड इस्तेमाल हो चुका है। अगले कोड का इंतज़ार करें।',
  'This login took too long. Please start again.': 'लॉगिन में बहुत देर हो गई। कृपया फिर से शुरू करें।',
  'Please confirm with the code from your authenticator app.': 'कृपया अपने ऑथेंटिकेटर ऐप के कोड से पुष्टि करें।',
  'Too many wrong codes. Please try again in a while.': 'बहुत सारे ग़लत कोड। कृपया कुछ देर बाद कोशिश करें।',
  'Notifications are on in this browser': 'इस ब्राउज़र पर सूचनाएँ चालू हैं',
  'Notifications are off in this browser': 'इस ब्राउज़र पर सूचनाएँ बंद हैं',
  'Check completed': 'मिलान हुआ',
  'Enter a page of this site.': 'इसी साइट का पेज लिखें।',
  'Enter an id, or the word system.': 'कोई आईडी या system शब्द लिखें।',
  'Enter a type, or type:id.': 'प्रकार या प्रकार:आईडी लिखें।',
  'Thank you. We will call you back about your enquiry.': 'धन्यवाद। आपकी पूछताछ मिल गई, हम फ़ोन करेंगे।',
  'Testimonial added': 'कथन जोड़ा गया',
  'Testimonial saved': 'कथन सहेजा गया',
  'Approved. The refund has been sent': 'मंज़ूर। रिफ़ंड भेज दिया गया',
  'Refund rejected': 'रिफ़ंड नामंज़ूर',
  'Proposal withdrawn': 'प्रस्ताव वापस लिया गया',
  'Proposed. The refund is paid once a colleague has approved it': 'प्रस्ताव भेजा गया। किसी साथी की मंज़ूरी के बाद रिफ़ंड होगा',
  'The last day cannot be before the first.': 'आख़िरी दिन पहले दिन से पहले नहीं हो सकता।',
  'You can give at most ₹10,000 of promotional credit in 24 hours. Please ask a colleague to give the rest.':
    '24 घंटे में ज़्यादा से ज़्यादा ₹10,000 की प्रमोशनल राशि दी जा सकती है। बाक़ी के लिए किसी साथी से कहें।',
  'A refund of this order already waits for a second person.': 'इस ऑर्डर के एक रिफ़ंड पर पहले से दूसरे व्यक्ति की मंज़ूरी बाक़ी है।',
  'Staff added. They can log in now': 'स्टाफ़ जोड़ा गया। अब लॉगिन हो सकता है',
  'Role changed': 'भूमिका बदल दी गई',
  'Two-step login reset. They were logged out': 'दो चरण वाला लॉगिन रीसेट हुआ। लॉगआउट कर दिया गया',
  'This is the last active owner. Make someone else an owner first.':
    'यह आख़िरी सक्रिय मालिक है। पहले किसी और को मालिक बनाएँ।',
} satisfies Catalogue
