import type { CompiledLayout, CompiledModal, CompiledPage, CompiledSite, LocaleCode } from '../config/compiled';
import type { MessageSlice } from '../i18n/messageSlice';

/** Answers by content key, as the build or an earlier visit got them; `at` is ISO 8601. */
export interface ContentSnapshot {
  readonly at: string;
  /**
   * The same moment in the words of the page, where sums, offers, winners or counts are among the answers
   * (@messages snapshot.asOf).
   */
  readonly asOf?: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** What a page needs beside code: `about.json` (NET-2), and part of the HTML of its page. */
export interface PagePayload {
  readonly page: CompiledPage;
  readonly locale: LocaleCode;
  readonly messages: MessageSlice;
  readonly content: ContentSnapshot;
  /** Addresses of the sheets the page needs; those that stand in the document already are not loaded again. */
  readonly styles: readonly string[];
}

/** The layout of a page: of the site, or one that came with the page. */
export function layoutOf(
  { layouts }: Pick<CompiledSite, 'layouts'>,
  { compiledLayout, layout }: CompiledPage,
): CompiledLayout | undefined {
  return layouts[layout] ?? compiledLayout;
}

/** What a modal needs beside code: `modals/partners.json` (STATE-7). */
export interface ModalPayload extends Omit<PagePayload, 'page'> {
  readonly modal: CompiledModal;
}

/** The inert JSON in a page's HTML: `<script type="application/json" id="livery">`. */
export interface DocumentPayload extends PagePayload {
  readonly site: CompiledSite;
  /** Identifies the build of code and configuration. */
  readonly build: string;
}
