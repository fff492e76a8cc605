import type { Currency } from '../config/compiledCurrency';
import { currencySign } from '../i18n/money';

const dollars = 'AUD BBD BMD BND BSD BZD CAD FJD GYD HKD JMD KYD LRD NAD NZD SBD SGD SRD TTD TWD USD XCD'.split(' ');
const pesos = 'PHP ARS CLP COP CUP DOP MXN UYU'.split(' ');
const pounds = 'GBP EGP FKP GIP LBP SHP SSP SYP'.split(' ');
const rupees = 'INR LKR MUR NPR PKR SCR'.split(' ');
const kroner = 'SEK DKK ISK NOK'.split(' ');

/**
 * Words for money that players of our languages write beside a sum, in small letters, with the currencies that they may
 * mean. No parts of a currency: cents are another sum.
 */
const known: readonly (readonly [codes: readonly string[], words: string])[] = [
  [pesos, 'peso pesos песо 披索 比索 পেসো पेसो'],
  [['PHP'], 'p piso'],
  [dollars, '$ dollar dollars dólar dólares dolar доллар доллара долларов'],
  [['USD'], 'us$ 美元'],
  [['HKD'], 'hk$ 港元 港币 港幣'],
  [['TWD'], 'nt$ 台币 台幣'],
  [['AUD'], 'a$ au$'],
  [['CAD'], 'c$ ca$'],
  [['NZD'], 'nz$'],
  [['SGD'], 's$'],
  [['MXN'], 'mx$'],
  [['EUR'], 'euro euros евро 欧元 歐元'],
  [pounds, '£ pound pounds'],
  [['MYR'], 'ringgit rm'],
  [rupees, 'rupee rupees rs रु रू रुपैयाँ रुपैया रुपया রুপি'],
  [['IDR'], 'rupiah rp'],
  [['BDT'], 'taka tk टाका টাকা'],
  [['CNY'], 'cn¥ yuan rmb 人民币 人民幣'],
  [['CNY', 'HKD', 'MOP', 'TWD'], '元 圆 圓 块 塊'],
  [['THB'], 'baht'],
  [['KRW', 'KPW'], 'won'],
  [['JPY'], 'jp¥ yen 円 圓'],
  [kroner, 'kr kroner kronor krone krona'],
  [['PEN'], 'sol soles'],
  [['BRL'], 'real reales reais'],
  [['RUB', 'BYN'], 'руб рубль рубля рублей р'],
  [['KZT'], 'тенге тг'],
  [['KGS'], 'сом'],
  [['UZS'], 'сум'],
  [['UAH'], 'грн гривна гривны гривен'],
  [['VND'], 'đồng dong đ vnđ'],
];

/**
 * The words that name a currency beside a sum: its code, its signs, and what players call it. `sign` is the sign of the
 * page; that of English is known in every language. No word of another currency is among them: 100 rupiah are no 100
 * dollars.
 */
export function currencyWordsOf(currency: Currency, sign: string): ReadonlySet<string> {
  const { code } = currency;
  const names = known.flatMap(([codes, words]) => (codes.includes(code) ? words.split(' ') : []));
  return new Set([code, sign, currencySign('en', currency).sign, ...names].flatMap(wordsOf));
}

/** Words in small letters, each letter written in one way, without the point of an abbreviation. */
export function wordsOf(text: string): readonly string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .split(/\s/)
    .map((word) => (word.endsWith('.') ? word.slice(0, -1) : word))
    .filter((word) => word !== '');
}
