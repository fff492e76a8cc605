import type { CompiledSite, LocaleCode } from '../config/compiled';
import type { FailurePolicy } from '../config/compiledRules';
import type { AnswerShape, Validator } from '../../schemas/generated/validators/runtime';
import type { LayoutState } from './layoutState';

/**
 * The error presentation of a call: how a player is told that it failed. What ends a session is always told (ERR-1),
 * what is only logged never (ERR-2); of the rest (ERR-3):
 * - `silent`: no dialog and no toast. The caller shows the failure in its own place, with a way to try again, or not at
 * all.
 * - `form`: the form that asked says beside its fields what the platform refuses; that no answer came is a dialog.
 * - `toast`: a small thing that is visibly undone; three seconds, no button.
 * - `dialog`: what a player has asked for and does not get.
 */
export type ErrorPresentation = 'silent' | 'form' | 'toast' | 'dialog';

/** Who is signed in, as the session hands it to calls. */
export interface Identity {
  readonly accountId: string;
  /** The session token, sent as `auth`. */
  readonly auth: string;
  /** Aborts when this session ends: its calls stop, and their answers count no more. */
  readonly ended?: AbortSignal;
}

/** What every call may draw on beside its own values. */
export interface CallContext {
  readonly site: Pick<CompiledSite, 'domain' | 'externalId' | 'currency' | 'locales'>;
  /** Null for a guest. */
  readonly identity: Identity | null;
  readonly locale: LocaleCode;
  /** Milliseconds since 1970 by the platform's clock, as far as that is known. */
  readonly now?: number | undefined;
}

/** An endpoint: one call of the platform. */
export interface Endpoint<Params, Answer, Model> {
  readonly requirement: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /**
   * What it is called when no usable answer came (ERR-4, ERR-5); one of `report` goes to the global error handler
   * (ERR-6).
   */
  readonly failure: FailurePolicy;
  /** The error presentation of a failure; a caller that shows it in its own place asks with another one. */
  readonly errorPresentation: ErrorPresentation;
  /**
   * Whether asking twice changes nothing: such a call is retried once, and shared while in flight. Never true of a
   * write.
   */
  readonly repeatable: boolean;
  /** `livery` marks calls that the spec does not show (CALL-X). */
  readonly origin: 'spec' | 'livery';
  /** Name of its definitions in schemas/api: `<definition>Request` and `<definition>Answer`. */
  readonly definition: string;
  /** The JSON body of a POST. */
  readonly body?: (params: Params, context: CallContext) => object;
  /** Checks the body before it is sent; one that does not fit stays here. */
  readonly isBody?: Validator<unknown>;
  /** Brings an answer, as it came, into the schema's form where reading alone does not. */
  readonly prepare?: (body: unknown) => unknown;
  /** How its answer is read. */
  readonly answer: AnswerShape<Answer>;
  /** What an answer, as it came, must be beside readable: for what may not be guessed (STATE-4). */
  readonly isProper?: (body: unknown) => boolean;
  /** Maps the DTO of the answer to our own model. An answer that it throws for counts as a lost one. */
  readonly model: (answer: Answer, context: CallContext, params: Params) => Model;
  /** What the state of the layout learns of an answer (STATE-3); `layout` is what it knows. */
  readonly facts?: (model: Model, layout: LayoutState, answer: Answer) => Partial<LayoutState>;
}

/** Declares an endpoint; types of values, answer and model come from its functions. */
export function defineEndpoint<Params, Answer, Model>(
  endpoint: Endpoint<Params, Answer, Model>,
): Endpoint<Params, Answer, Model> {
  return endpoint;
}

/** The values of calls that take none. */
export type NoParams = Readonly<Record<string, never>>;

/** How a call names the site (`domain_name` is always the descriptor's domain, also under an alias). */
export function siteBody({ site }: CallContext): { domain_name: string; external_id: string } {
  return { domain_name: site.domain, external_id: site.externalId };
}

/**
 * How a call names the player, in the order of most calls of the spec; a guest is sent as empty words, which the
 * platform refuses as an ended session.
 */
export function playerBody({ identity }: CallContext): { account_id: string; auth: string } {
  return { account_id: identity?.accountId ?? '', auth: identity?.auth ?? '' };
}

/** The object without its undefined fields. */
export function present<Fields extends object>(
  fields: Fields,
): { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Fields]?: Exclude<Fields[Key], undefined>;
  };
}
