import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  'To be deducted from next earnings': 'अगली कमाई से कटेगा',
  'Cancel {reference}?': '{reference} रद्द करें?',
  'On hold': 'रुका हुआ',
  'Pay {amount} to {name}?': '{name} को {amount} भेजें?',
  '{reference} will be paid to {bank} ···· {ending}. Once approved, it cannot be stopped.':
    '{reference} {bank} ···· {ending} में जाएगा। मंज़ूरी के बाद इसे रोका नहीं जा सकता।',
  'The bank account was changed recently.': 'बैंक खाता हाल में बदला गया है।',
  'Approve {amount} for {name}?': '{name} के लिए {amount} मंज़ूर करें?',
  'It is paid only after a second person has approved it. You can withdraw your approval until then.':
    'दूसरे व्यक्ति की मंज़ूरी के बाद ही भुगतान होगा। तब तक मंज़ूरी वापस ली जा सकती है।',
  'Approved. A second person has to approve it too.': 'आपकी मंज़ूरी मिल गई। एक और व्यक्ति की मंज़ूरी भी चाहिए।',
  'Withdraw my approval': 'अपनी मंज़ूरी वापस लें',
  'First approval': 'पहली मंज़ूरी',
  'Second approval needed': 'दूसरी मंज़ूरी चाहिए',
  'Approved by {name}. A second person has to approve payouts above {limit}.':
    '{name} ने मंज़ूर किया। {limit} से ज़्यादा की निकासी के लिए एक और व्यक्ति की मंज़ूरी चाहिए।',
  'Approve {amount}': '{amount} मंज़ूर करें',
  'Reject {reference}?': '{reference} नामंज़ूर करें?',
  '{name} can withdraw {amount} again. They will see your reason.':
    '{name} के लिए {amount} फिर उपलब्ध होंगे। आपका कारण उन्हें दिखेगा।',
  'Sent to the bank': 'बैंक को भेजा',
  'Returned by the bank': 'बैंक ने लौटाया',
  'Bank account changed recently': 'बैंक खाता हाल में बदला गया',
  'It can be approved from {day}, {time}.': '{day}, {time} से मंज़ूर हो सकती है।',
  'This payout is stuck': 'यह निकासी अटकी हुई है',
  'It failed {count} times in a row and is retried every hour. Provider error: {fault}': {
    one: 'यह {count} बार नहीं भेजी जा सकी और हर घंटे फिर कोशिश होती है। भुगतान सेवा का जवाब: {fault}',
    other: 'यह लगातार {count} बार नहीं भेजी जा सकी और हर घंटे फिर कोशिश होती है। भुगतान सेवा का जवाब: {fault}',
  },
  'Needs attention|of a payout': 'ध्यान दें',
  'Return the money': 'रक़म लौटाएँ',
  'First check with the provider that it was not paid.': 'पहले भुगतान सेवा में देख लें कि भुगतान नहीं हुआ।',
  'To this account': 'इस खाते में',
  Bank: 'बैंक',
  'Name given': 'दिया गया नाम',
  'Name at the bank': 'बैंक के पास नाम',
  Added: 'जोड़ा गया',
  'Status history': 'स्थिति का इतिहास',
  'View account': 'खाता देखें',
  'not added': 'नहीं जोड़ा',
  'Total earnings, net': 'कटौती के बाद कुल कमाई',
  'Total paid out': 'कुल निकासी',
  'Available after this': 'इसके बाद उपलब्ध',
  'Cancelled by the consultant|of a withdrawal': 'सलाहकार ने रद्द की',
  'You have approved it. A second person has to approve payouts above {limit}.':
    'आपकी मंज़ूरी मिल गई। {limit} से ज़्यादा की निकासी के लिए एक और व्यक्ति की मंज़ूरी चाहिए।',
} satisfies Catalogue
