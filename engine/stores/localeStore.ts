import { makeAutoObservable } from 'mobx';
import type { LocaleCode } from '../config/compiled';
import type { Environment } from '../environment';

const cookieName = 'locale';

/** The language a player reads in (I18N-1); the address decides it, the cookie remembers it (I18N-4). */
export class LocaleStore {
  readonly #environment: Environment;
  readonly #cookieDays: number;

  constructor(
    public code: LocaleCode,
    environment: Environment,
    cookieDays: number,
  ) {
    this.#environment = environment;
    this.#cookieDays = cookieDays;
    makeAutoObservable(this);
  }

  /** Applies the language of the page that is shown. */
  follow(code: LocaleCode): void {
    this.code = code;
  }

  /** Shows, and remembers, a language that the player chose. */
  choose(code: LocaleCode): void {
    this.code = code;
    this.remember(code);
  }

  /** Remembers a language that the player chose; from now on an address without a language leads to it. */
  remember(code: LocaleCode): void {
    this.#environment.cookies.set(cookieName, code, { days: this.#cookieDays, sameSite: 'lax' });
  }
}
