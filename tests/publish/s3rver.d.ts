declare module 's3rver' {
  export interface Options {
    readonly address: string;
    readonly port: number;
    readonly silent: boolean;
    readonly directory: string;
    readonly configureBuckets: readonly { readonly name: string; readonly configs: readonly string[] }[];
  }

  /** A server of the S3 API that keeps objects in a folder. */
  export default class S3rver {
    public constructor(options: Options);
    public run(): Promise<{ readonly port: number }>;
    public close(): Promise<void>;
  }
}
