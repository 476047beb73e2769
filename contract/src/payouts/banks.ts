/** Validates Indian bank accounts without zod, so that forms can validate while typing. */

/** Four letters for the bank, a zero, six characters for the branch. */
export const IFSC_PATTERN = /^[A-Z]{4}0[A-Z0-9]{6}$/
export const ACCOUNT_NUMBER_PATTERN = /^\d{9,18}$/

const BANKS: Record<string, string> = {
  AIRP: 'Airtel Payments Bank',
  ANDB: 'Union Bank of India',
  AUBL: 'AU Small Finance Bank',
  BARB: 'Bank of Baroda',
  BDBL: 'Bandhan Bank',
  BKID: 'Bank of India',
  CBIN: 'Central Bank of India',
  CITI: 'Citibank',
  CIUB: 'City Union Bank',
  CNRB: 'Canara Bank',
  COSB: 'Cosmos Co-operative Bank',
  CSBK: 'CSB Bank',
  DBSS: 'DBS Bank India',
  DCBL: 'DCB Bank',
  DEUT: 'Deutsche Bank',
  DLXB: 'Dhanlaxmi Bank',
  ESFB: 'Equitas Small Finance Bank',
  FDRL: 'Federal Bank',
  FINO: 'Fino Payments Bank',
  FSFB: 'Suryoday Small Finance Bank',
  HDFC: 'HDFC Bank',
  HSBC: 'HSBC',
  IBKL: 'IDBI Bank',
  ICIC: 'ICICI Bank',
  IDFB: 'IDFC First Bank',
  IDIB: 'Indian Bank',
  INDB: 'IndusInd Bank',
  IOBA: 'Indian Overseas Bank',
  IPOS: 'India Post Payments Bank',
  JAKA: 'Jammu & Kashmir Bank',
  JSFB: 'Jana Small Finance Bank',
  KARB: 'Karnataka Bank',
  KKBK: 'Kotak Mahindra Bank',
  KVBL: 'Karur Vysya Bank',
  MAHB: 'Bank of Maharashtra',
  NKGS: 'NKGSB Co-operative Bank',
  NTBL: 'Nainital Bank',
  PSIB: 'Punjab & Sind Bank',
  PUNB: 'Punjab National Bank',
  PYTM: 'Paytm Payments Bank',
  RATN: 'RBL Bank',
  SBIN: 'State Bank of India',
  SCBL: 'Standard Chartered Bank',
  SIBL: 'South Indian Bank',
  SRCB: 'Saraswat Co-operative Bank',
  SVCB: 'SVC Co-operative Bank',
  TJSB: 'TJSB Sahakari Bank',
  TMBL: 'Tamilnad Mercantile Bank',
  UBIN: 'Union Bank of India',
  UCBA: 'UCO Bank',
  UJVN: 'Ujjivan Small Finance Bank',
  UTIB: 'Axis Bank',
  UTKS: 'Utkarsh Small Finance Bank',
  YESB: 'Yes Bank',
}

/** The bank an IFSC belongs to; undefined when the code is malformed or the bank is unknown. */
export const bankOf = (ifsc: string): string | undefined =>
  IFSC_PATTERN.test(ifsc) && Object.hasOwn(BANKS, ifsc.slice(0, 4)) ? BANKS[ifsc.slice(0, 4)] : undefined
export const isIfsc = (ifsc: string) => bankOf(ifsc) !== undefined
