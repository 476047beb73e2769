import type { DemoService } from './service.ts'

export const papersAndMoney: DemoService[] = [
  {
    industry: 'project-reports-cma-data',
    title: 'Bankable project report with CMA data',
    hindi: 'बैंक के लिए परियोजना रिपोर्ट और सीएमए डेटा',
    delivered:
      'A report of 25 to 40 pages with market, machinery, manpower and seven years of figures, in the form your bank asks for. One round of answers to the bank is included.',
    deliveredHindi:
      'बाज़ार, मशीन, लोग और सात साल के आँकड़ों के साथ 25 से 40 पन्नों की रिपोर्ट, उसी रूप में जो बैंक माँगता है। बैंक के सवालों का एक बार जवाब इसमें शामिल है।',
    days: 12,
    price: 18000,
  },
  {
    industry: 'msme-bank-loans',
    title: 'Loan file ready for the bank',
    hindi: 'बैंक के लिए तैयार ऋण फ़ाइल',
    delivered:
      'Your papers checked, gaps listed, the application filled and a one-page note for the manager. You submit it yourself.',
    deliveredHindi: 'आपके काग़ज़ात की जाँच, जो कमी है उसकी सूची, भरा हुआ आवेदन और मैनेजर के लिए एक पन्ने का नोट। जमा आप ख़ुद करते हैं।',
    days: 7,
    price: 8500,
  },
  {
    industry: 'government-subsidies',
    title: 'Subsidy check and application',
    hindi: 'सब्सिडी की जाँच और आवेदन',
    delivered:
      'Which central and state schemes fit your unit, how much each gives, and the application of the best one with its annexures.',
    deliveredHindi:
      'आपकी इकाई पर केंद्र और राज्य की कौन सी योजनाएँ लागू हैं, हर एक से कितना मिलता है, और सबसे अच्छी योजना का आवेदन संलग्नकों सहित।',
    days: 15,
    price: 14000,
  },
  {
    industry: 'udyam-gst-registration',
    title: 'Udyam and GST registration',
    hindi: 'उद्यम और GST पंजीकरण',
    delivered:
      'Both registrations applied for and followed until the certificates arrive, with the right activity and HSN codes.',
    deliveredHindi: 'दोनों पंजीकरण के आवेदन और प्रमाणपत्र आने तक पूरी देखरेख, सही गतिविधि और एचएसएन कोड के साथ।',
    days: 6,
    price: 3500,
  },
  {
    industry: 'gst-returns-notices',
    title: 'Reply to a GST notice',
    hindi: 'GST नोटिस का जवाब',
    delivered: 'Your returns compared with the notice, a drafted reply with workings, and a call before it is filed.',
    deliveredHindi: 'नोटिस से आपके रिटर्न का मिलान, गणना के साथ जवाब का मसौदा, और जमा करने से पहले एक कॉल।',
    days: 5,
    price: 7500,
  },
  {
    industry: 'income-tax-tds',
    title: 'Income tax return of a small firm',
    hindi: 'छोटी फ़र्म का आयकर रिटर्न',
    delivered: 'Computation, return, and the audit report where one is due; filed after you agree to the figures.',
    deliveredHindi: 'आय की गणना, रिटर्न, और जहाँ ज़रूरी हो वहाँ ऑडिट रिपोर्ट; आँकड़ों पर आपकी सहमति के बाद जमा।',
    days: 8,
    price: 9000,
  },
  {
    industry: 'company-law-roc',
    title: 'Private limited company, registered',
    hindi: 'प्राइवेट लिमिटेड कंपनी का पंजीकरण',
    delivered: 'Name, incorporation papers, PAN, TAN and the first board resolutions. Government fees are separate.',
    deliveredHindi: 'नाम, निगमन के काग़ज़ात, पैन, टैन और पहले बोर्ड प्रस्ताव। सरकारी शुल्क अलग है।',
    days: 14,
    price: 11000,
  },
  {
    industry: 'trademark-brand',
    title: 'Trademark search and filing',
    hindi: 'ट्रेडमार्क की खोज और आवेदन',
    delivered: 'A search of your name in your classes with my opinion, and the application filed in one class.',
    deliveredHindi: 'आपकी श्रेणियों में नाम की खोज और मेरी राय, तथा एक श्रेणी में आवेदन।',
    days: 5,
    price: 6500,
  },
  {
    industry: 'contracts-agreements',
    title: 'Supply or job-work agreement',
    hindi: 'आपूर्ति या जॉब वर्क अनुबंध',
    delivered:
      'A draft in plain English for your deal, with rejection, payment and exit clauses, and two rounds of changes.',
    deliveredHindi: 'आपके सौदे के लिए सरल भाषा का मसौदा, जिसमें अस्वीकृति, भुगतान और अलग होने की शर्तें हों; दो बार बदलाव शामिल।',
    days: 6,
    price: 12000,
  },
  {
    industry: 'iec-first-export',
    title: 'First export, ready to ship',
    hindi: 'पहला निर्यात, भेजने को तैयार',
    delivered:
      'IEC, AD code and RCMC, plus a checklist for your first shipment with freight and payment terms worked out.',
    deliveredHindi: 'आईईसी, एडी कोड और आरसीएमसी, साथ में पहले शिपमेंट की जाँच-सूची जिसमें भाड़ा और भुगतान की शर्तें तय हों।',
    days: 12,
    price: 9500,
  },
  {
    industry: 'export-documents-incentives',
    title: 'Export incentive claims of one year',
    hindi: 'एक साल के निर्यात प्रोत्साहन के दावे',
    delivered: 'RoDTEP and duty drawback reconciled with your shipping bills, and the missed claims filed.',
    deliveredHindi: 'आरओडीटीईपी और ड्यूटी ड्रॉबैक का शिपिंग बिलों से मिलान, और छूटे हुए दावे दाख़िल।',
    days: 15,
    price: 16000,
  },
  {
    industry: 'labour-codes-inspections',
    title: 'Labour compliance check of a factory',
    hindi: 'फ़ैक्टरी के श्रम नियमों की जाँच',
    delivered:
      'Registers, wages, safety and contractor papers checked against a list of 60 points, with what to mend first.',
    deliveredHindi: 'रजिस्टर, वेतन, सुरक्षा और ठेकेदार के काग़ज़ात की 60 बिंदुओं पर जाँच, और पहले क्या ठीक करें।',
    days: 7,
    price: 13500,
  },
]
