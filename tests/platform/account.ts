import { Refusal } from '../../scripts/options/refusal';

/** Throws a refusal for half of an account. */
export function expectWhole(account: string | undefined, password: string | undefined): void {
  if ((account === undefined) === (password === undefined)) return;
  const [given, missing] = account === undefined ? ['--password', '--account'] : ['--account', '--password'];
  throw new Refusal(`${given} counts only beside ${missing}. Give both, or none. Nothing was asked.`);
}
