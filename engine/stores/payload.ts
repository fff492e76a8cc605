import type { CompiledModal, CompiledPage, CompiledSite, LocaleCode } from '../config/compiled';

/** Answers by content key, as the build or an earlier visit got them; `at` is ISO 8601. */
export interface ContentSnapshot {
  readonly at: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Message texts by set and key path, only those a page needs. */
export type MessageSlice = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What a page needs beside code: `about.json` (NET-2), and part of the HTML of its page. */
export interface PagePayload {
  readonly page: CompiledPage;
  readonly locale: LocaleCode;
  readonly messages: MessageSlice;
  readonly content: ContentSnapshot;
  /** Addresses of the sheets the page needs; those that stand in the document already are not loaded again. */
  readonly styles: readonly string[];
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
