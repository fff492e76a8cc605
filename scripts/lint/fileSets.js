/** Sets of files that several rules name. */

export const testFiles = ['**/*.test.{ts,tsx}', 'tests/**'];

/** Where code asks what not every browser can. */
export const abilitiesFile = 'engine/{abilities,rareAbilities}.ts';

/**
 * Money in one file: the tables of browsers differ in the digits of a currency, which makes an amount a hundred times
 * another.
 */
export const moneyFile = 'engine/i18n/money.ts';
