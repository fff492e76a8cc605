import type { ComponentType } from 'react';
import type { CompiledLocale, CompiledPage, CompiledRoute } from '../config/compiled';
import type { PagePayload } from '../stores/payload';

/** Pages with their code, texts and content, ready to be shown. */
export interface PageLoader {
  /**
   * Loads payload and code; a page is loaded once, and one that is ready can be read by `use()` at once. Rejects when
   * it fails to load; the next call then tries again.
   */
  readonly load: (locale: CompiledLocale, route: CompiledRoute | null) => Promise<CompiledPage>;
  /** Loads the page that is to be shown; waits for ever where the document is reloaded instead (NET-1). */
  readonly show: PageLoader['load'];
  /** Accepts a payload that came with the document. */
  readonly accept: (payload: PagePayload) => Promise<void>;
}

/** Class names of a template's layout. */
export interface TemplateStyle {
  readonly layout: string;
  /** By region id of `template.json`. */
  readonly regions: Readonly<Record<string, string>>;
  /** Of a box inside a region, where one is wanted: one that stays in sight must not reach beyond its region. */
  readonly insides?: Readonly<Record<string, string>>;
}

/** Loads and remembers the styles of templates; a site loads its own only. */
export interface TemplateStyles {
  readonly load: (name: string) => Promise<TemplateStyle>;
  readonly peek: (name: string) => TemplateStyle | undefined;
}

/** The reload blockers of a page (unsaved changes): a form with typed text, money under way. */
export interface ReloadBlockers {
  /** Blocks automatic reloads; call the returned function once nothing can be lost any more. */
  readonly block: () => () => void;
  readonly isBlocked: () => boolean;
}

/**
 * The update policy: how a new build comes into use (NET-1): at a change of page that loses nothing, never by itself.
 */
export interface UpdatePolicy {
  /** A new build is there. */
  readonly offer: () => void;
  /** Whether a navigation to a page's address reloads the document instead. */
  readonly reloads: (address: string) => boolean;
}

/** The window of a game, on its way from the press that opens it to the page of the game (CAT-4). */
export interface GameWindow {
  /** Opens it, blank; null where the browser blocks it. Call it inside the press. */
  readonly open: () => Window | null;
  /** Hands it over, once. */
  readonly claim: () => Window | null;
}

/** What stands in place of a widget that broke. */
export type BrokenWidget = ComponentType<{ readonly type: string; readonly onRetry: () => void }>;
