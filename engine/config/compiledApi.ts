/** `hosts` stand in the security policy beside those of `contentSecurity`: they come from an environment. */
export interface CompiledApi {
  readonly baseUrl: string;
  readonly hosts?: Readonly<Record<'images' | 'frames' | 'connect', readonly string[]>>;
}
