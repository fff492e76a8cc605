/** Words for money that players of our languages write behind a sum, in small letters; no parts of it, as cents are. */
const common = [
  'peso pesos piso php dollar dollars us$ hk$ nt$ usd usdt euro euros eur pound pounds gbp ringgit rm myr',
  'rupee rupees rs inr npr rupiah rp idr taka tk bdt yuan rmb cny baht thb won krw yen jpy kr kroner kronor',
  'dólar dólares dolar sol soles real reales',
  'руб рубль рубля рублей р тенге тг сом сум грн гривна гривны гривен доллар доллара долларов евро песо',
  '元 圆 圓 块 塊 人民币 人民幣 披索 比索 美元 港元 港币 港幣 欧元 歐元 台币 台幣',
  'đồng dong đ vnđ vnd',
  'रु रू रुपैयाँ रुपैया रुपया टाका টাকা রুপি পেসো पेसो',
].flatMap((row) => row.split(' '));

/** The words that name money behind a sum: the common ones, and the signs of the site's currency. */
export function currencyWordsOf(signs: readonly string[]): ReadonlySet<string> {
  return new Set([...common, ...signs.flatMap(wordsOf)]);
}

/** Words in small letters, without the point of an abbreviation. */
export function wordsOf(text: string): readonly string[] {
  return text
    .normalize()
    .toLowerCase()
    .split(/\s/)
    .map((word) => (word.endsWith('.') ? word.slice(0, -1) : word))
    .filter((word) => word !== '');
}
