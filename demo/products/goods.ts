import type { ReturnReason } from '#contract/products/constants.ts'

/** How far an order of goods is; `returning`: the buyer has asked to return it, and the seller has to answer. */
export type GoodsStep = 'placed' | 'packed' | 'shipped' | 'delivered' | 'returning'

export interface Complaint {
  reason: ReturnReason
  details: string
}

interface DemoGoods {
  title: string
  hindi: string
  about: string
  aboutHindi: string
  rupees: number
  stock: number
  hsn: string
  weightGrams: number
  /** Buyers, by their index among the customers (0 is the demo login), how many days ago, and how far it is. */
  /** Of whoever wants to return it. */
  complaint?: Complaint
  sold: readonly (readonly [buyer: number, daysAgo: number, step: GoodsStep])[]
}

interface DemoSeller {
  consultant: string
  name: string
  address: string
  pan: string
  shippingRupees: number
  /** First digits of the PIN codes that are served; none means all of India. */
  pincodes: readonly string[]
  goods: readonly DemoGoods[]
}

/** Consultants who send goods. With delivery and 18 % GST every order is a whole number of rupees. */
export const demoSellers: readonly DemoSeller[] = [
  {
    consultant: 'Meera Joglekar',
    name: 'Joglekar Food Works',
    address: 'Gala 14, Sahakarnagar, Pune 411009',
    pan: 'ABCPJ4821K',
    shippingRupees: 100,
    pincodes: [],
    goods: [
      {
        title: 'Twelve printed registers for a food unit',
        hindi: 'खाद्य इकाई के लिए बारह छपे रजिस्टर',
        about:
          'The registers an inspector asks for, ruled and bound: cleaning, pest control, water, batches, recalls and seven more. A hundred leaves each, with one page filled in as an example.',
        aboutHindi:
          'निरीक्षक जो रजिस्टर माँगता है, लाइनदार और जिल्द सहित: सफ़ाई, कीट नियंत्रण, पानी, बैच, रिकॉल और सात और। हर एक में सौ पन्ने, और एक पन्ना नमूने के तौर पर भरा हुआ।',
        ...{ rupees: 1_200, stock: 40, hsn: '48201010', weightGrams: 5_200 },
        sold: [
          [7, 6, 'shipped'],
          [2, 3, 'packed'],
          [14, 1, 'placed'],
        ],
      },
      {
        title: 'pH meter for sauces and pickles',
        hindi: 'सॉस और अचार के लिए pH मीटर',
        about:
          'A pocket meter with two buffer solutions. Measure every batch before you fill it: below 4.6 it keeps, above it does not.',
        aboutHindi: 'दो बफ़र घोल के साथ जेब में आने वाला मीटर। भरने से पहले हर बैच नापें: 4.6 से कम हो तो टिकता है, ज़्यादा हो तो नहीं।',
        ...{ rupees: 1_450, stock: 3, hsn: '90278090', weightGrams: 320 },
        complaint: {
          reason: 'defective',
          details: 'It shows 7.0 in both buffer solutions, even after changing the batteries.',
        },
        sold: [
          [0, 7, 'returning'],
          [8, 2, 'shipped'],
        ],
      },
    ],
  },
  {
    consultant: 'Jignesh Sorathiya',
    name: 'Sorathiya Project Services',
    address: '3rd floor, Yagnik Road, Rajkot 360001',
    pan: 'AKDPS7719L',
    shippingRupees: 50,
    pincodes: ['36', '37', '38', '39', '40', '41'],
    goods: [
      {
        title: 'Wall chart: from loan file to first instalment',
        hindi: 'दीवार चार्ट: लोन की फ़ाइल से पहली किस्त तक',
        about:
          'Every step at the bank on one laminated sheet, 60 by 90 cm, with the papers of each step. English on one side, Hindi on the other.',
        aboutHindi: 'बैंक का हर क़दम एक लैमिनेटेड शीट पर, 60 × 90 सेमी, हर क़दम के काग़ज़ों के साथ। एक तरफ़ अंग्रेज़ी, दूसरी तरफ़ हिंदी।',
        ...{ rupees: 400, stock: 60, hsn: '49119990', weightGrams: 400 },
        sold: [
          [5, 34, 'delivered'],
          [0, 4, 'shipped'],
        ],
      },
    ],
  },
  {
    consultant: 'Hemant Raghuvanshi',
    name: 'Raghuvanshi Energy',
    address: '27, MP Nagar Zone 2, Bhopal 462011',
    pan: 'BQRPR3306D',
    shippingRupees: 50,
    pincodes: [],
    goods: [
      {
        title: 'Clamp meter for your own energy audit',
        hindi: 'अपने ऊर्जा ऑडिट के लिए क्लैंप मीटर',
        about:
          'Measures current without cutting a wire, up to 600 A, with a printed sheet for twenty readings. The one I lend to clients for the first day.',
        aboutHindi:
          'बिना तार काटे 600 A तक करंट नापता है, साथ में बीस रीडिंग की छपी शीट। पहले दिन के लिए मैं ग्राहकों को यही देता हूँ।',
        ...{ rupees: 2_450, stock: 15, hsn: '90303310', weightGrams: 480 },
        complaint: { reason: 'incomplete', details: 'डिब्बे में मीटर है, पर रीडिंग की छपी शीट नहीं है।' },
        sold: [
          [0, 58, 'delivered'],
          [21, 25, 'delivered'],
          [17, 6, 'returning'],
        ],
      },
    ],
  },
]
