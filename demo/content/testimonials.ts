/** The testimonials of the demo; the first is shown large. */
export const demoTestimonials = [
  {
    quote_english:
      'The boiler vendor quoted ₹18 lakh. After a forty-minute call I knew which half of it I did not need.',
    quote_hindi: 'बॉयलर वाले ने ₹18 लाख बताए थे। चालीस मिनट की कॉल में पता चल गया कि इसमें से आधे की ज़रूरत ही नहीं।',
    author_english: 'Owner, dal mill',
    author_hindi: 'मालिक, दाल मिल',
    about_english: 'Latur, consulted on boilers and steam',
    about_hindi: 'लातूर, बॉयलर और भाप पर सलाह ली',
    rating: 5,
  },
  {
    quote_english: 'I sent my GST notice at night. By the next afternoon I had a written answer and a draft reply.',
    quote_hindi: 'मैंने रात को अपना GST नोटिस भेजा। अगली दोपहर तक जवाब और चिट्ठी का मसौदा दोनों मिल गए।',
    author_english: 'Garment trader',
    author_hindi: 'कपड़ा व्यापारी',
    about_english: 'Surat',
    about_hindi: 'सूरत',
    rating: 5,
  },
  {
    quote_english: 'He spoke in Punjabi, saw my shop floor on video and told me what to move first.',
    quote_hindi: 'उन्होंने पंजाबी में बात की, वीडियो पर मेरा कारख़ाना देखा और बताया कि पहले क्या हटाना है।',
    author_english: 'Fastener unit',
    author_hindi: 'नट-बोल्ट इकाई',
    about_english: 'Ludhiana',
    about_hindi: 'लुधियाना',
    rating: 5,
  },
  {
    quote_english:
      'Two cartons fewer in every stack, and the breakages stopped. The call cost less than one broken pallet.',
    quote_hindi: 'हर ढेर में दो कार्टन कम किए और टूट-फूट बंद हो गई। कॉल का ख़र्च एक टूटे पैलेट से भी कम था।',
    author_english: 'Owner, namkeen unit',
    author_hindi: 'मालिक, नमकीन इकाई',
    about_english: 'Indore, consulted on packaging',
    about_hindi: 'इंदौर, पैकेजिंग पर सलाह ली',
    rating: 5,
  },
  {
    quote_english: 'Our first shipment left on the right day because someone read the shipping bill with us.',
    quote_hindi: 'हमारा पहला शिपमेंट सही दिन निकला, क्योंकि शिपिंग बिल किसी ने हमारे साथ बैठकर पढ़ा।',
    author_english: 'Partner, brass handicrafts',
    author_hindi: 'साझेदार, पीतल हस्तशिल्प',
    about_english: 'Moradabad, consulted on exports',
    about_hindi: 'मुरादाबाद, निर्यात पर सलाह ली',
    rating: 5,
  },
  {
    quote_english: 'I wanted to hear that the loan was safe. I heard which machine to leave out, and then it was.',
    quote_hindi: 'मुझे बस सुनना था कि क़र्ज़ ठीक है। सलाह मिली कि कौन सी मशीन अभी न ली जाए, और फिर क़र्ज़ सचमुच ठीक हो गया।',
    author_english: 'Founder, cold-pressed oils',
    author_hindi: 'संस्थापक, कच्ची घानी तेल',
    about_english: 'Erode, consulted on a project report',
    about_hindi: 'इरोड, प्रोजेक्ट रिपोर्ट पर सलाह ली',
    rating: 4,
  },
]
