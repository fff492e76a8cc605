/** Who runs a site: what texts may say of it by name, and what counts under its jurisdiction. */
export interface CompiledOperator {
  /** What texts say as `{operator.<word>}`; a word that the site does not say is not there. */
  readonly words: {
    readonly [word in 'legalName' | 'licence' | 'authority' | 'address' | 'founded' | 'auditor' | 'ageMark']?: string;
  };
  readonly licences: readonly { readonly number: string; readonly authority?: string; readonly url?: string }[];
  readonly helplines: readonly { readonly name: string; readonly phone?: string; readonly url?: string }[];
}
