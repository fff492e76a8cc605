/** A body that does not fit its schema. It stays here, and its call fails with `misfit`. */
export class BodyMisfit extends Error {}

/** A request as it leaves. */
export interface WireRequest {
  readonly url: string;
  readonly init: RequestInit;
  /** The body as text, part of what makes two requests the same. */
  readonly body: string | null;
}
