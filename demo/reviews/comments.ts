/** Review texts by stars. */
export const inEnglish: Record<number, string[]> = {
  5: [
    'Told me plainly not to buy the second machine. Sent a sketch of the layout the same evening.',
    'Told me exactly which licence I need and what it will cost. No time wasted.',
    'Had read my papers before the call. My main question was answered in ten minutes.',
    'Found the mistake in my costing that two others had missed.',
    'Spoke slowly, repeated the figures, and sent notes I could show my partner.',
    'I had three quotations and no idea which was honest. Now I know, and why.',
    'Answered what I asked, then told me what I should have asked.',
    'Saved me a trip to Delhi and a full month. Worth many times the fee.',
    'Very practical. Gave me a list to start on Monday morning, and it worked.',
    'Did not push a bigger project. Said my unit is not ready for it, with numbers.',
    'Second session with the same consultant. Remembered everything from the first.',
    'Joined on time and stayed five minutes extra to finish the point.',
    'My supervisor was on the call too. He understood it better than from me.',
    'Honest about what can go wrong and what it costs when it does.',
    'The officer accepted our reply. The wording was decided in this call.',
    'Rejections have come down since we made the changes suggested.',
  ],
  4: [
    'Good advice. I would have liked a little more time for my second question.',
    'Knows the trade well. Book 45 minutes, 30 went by too quickly.',
    'Useful and to the point. The notes came a day later than promised.',
    'Helped me choose between two suppliers. Network was weak for a few minutes.',
    'Very good on the technical side, a little less on prices in my area.',
    'Clear answers. Some of it I already knew, which was reassuring.',
    'Good session. Keep your figures ready, otherwise half the time goes in finding them.',
  ],
  3: [
    'Knowledgeable, but my case was smaller than what they usually see.',
    'Good general advice. I was hoping for more about my district.',
    'Half the time went in background. The last ten minutes were good.',
  ],
  2: ['Started late and had not read the papers I sent. The advice itself was okay.'],
  1: ['Not the right match. I needed someone for retail, not for a factory.'],
}

export const inHindi: Record<number, string[]> = {
  5: [
    'साफ़ बता दिया कि दूसरी मशीन अभी मत लीजिए। पैसे बच गए।',
    'सारी बात हिंदी में समझाई, बीच-बीच में पूछा भी कि समझ आया या नहीं।',
    'लाइसेंस का पूरा रास्ता एक काग़ज़ पर लिखकर भेज दिया।',
    'बीस मिनट में वह बात पकड़ ली जो हम छह महीने से ढूँढ रहे थे।',
    'बहुत धैर्य से सुना। सलाह सीधी और काम की थी।',
    'बैंक ने जो काग़ज़ माँगे थे, वही पहली बार में सही बने।',
    'सत्र समय पर शुरू हुआ, पूरी तैयारी के साथ। फ़ीस वसूल।',
    'लागत का हिसाब साथ बैठकर करवाया। अब दाम तय करना आसान है।',
  ],
  4: [
    'अच्छी सलाह मिली। समय थोड़ा कम पड़ गया।',
    'जानकारी पक्की है। नोट्स अगले दिन आए, पर काम के थे।',
    'काम की बातें बताईं। मेरे शहर के भाव थोड़े अलग हैं।',
  ],
  3: ['जानकारी ठीक थी, पर मेरी इकाई छोटी है, उदाहरण बड़े कारख़ानों के थे।', 'आधा समय शुरुआती बातों में चला गया।'],
  2: ['देर से शुरू हुआ। सलाह ठीक थी, पर जल्दी में मिली।'],
  1: ['मेरे काम से मेल नहीं खाया। मुझे किसी और क्षेत्र के सलाहकार की ज़रूरत थी।'],
}

export const replies: Record<'en' | 'hi', [glad: string[], sorry: string[]]> = {
  en: [
    [
      'Thank you. Please send me the new figures in a month, I would like to see them.',
      'Glad it helped. Your photos saved us a lot of time.',
    ],
    ['You are right about the time. Please write to me through the help desk, and I will complete it without a fee.'],
  ],
  hi: [
    ['धन्यवाद। महीने भर बाद नए आँकड़े भेजिएगा, देखकर ख़ुशी होगी।'],
    ['समय की बात सही है। सहायता केंद्र से संदेश भेजिए, बची हुई बात बिना फ़ीस पूरी करेंगे।'],
  ],
}
