/** A text page of the operator. `isLocal`: the words are in the default language of the site. */
export interface CmsPage {
  readonly name: string;
  /** HTML as the operator wrote it; only the sanitising component may show it. */
  readonly html: string;
  readonly isLocal: boolean;
}

/** The operator's record of a page for search engines. Where a field is blank, the site's own words stand. */
export interface Seo {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  readonly url: string;
  readonly canonical: string;
  readonly author: string;
  readonly publisher: string;
  readonly lang: string;
  readonly image: string;
}
