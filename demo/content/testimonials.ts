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
]
