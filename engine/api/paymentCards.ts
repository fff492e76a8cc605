/** Whether digits are a card's number: 12 to 19 of them, the last one checking the others (Luhn). */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Whether a card, `08/29`, is still good at a time in ms since 1970: through the last day of its month. */
export function isGoodUntil(expiry: string, now: number): boolean {
  const [month = 0, year = 0] = expiry.split('/').map(Number);
  return now < Date.UTC(2000 + year, month, 1);
}
