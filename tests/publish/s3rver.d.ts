declare module 's3rver' {
  /** A server of the S3 API that keeps objects in a folder. */
  class S3rver {
    public constructor(options: {
      readonly address: string;
      readonly port: number;
      readonly silent: boolean;
      readonly directory: string;
      readonly configureBuckets: readonly { readonly name: string; readonly configs: readonly string[] }[];
    });
    public run(): Promise<{ readonly port: number }>;
    public close(): Promise<void>;
  }
  export = S3rver;
}
