import type { ContentCall, ContentModels } from '../api/contentCalls';
import type { CompiledNode } from '../config/compiled';
import type { ContentRequest } from '../stores/contentRequest';

/** One read and what it answers. */
export type ExampleContent = {
  readonly [Call in ContentCall]: readonly [ContentRequest<Call>, ContentModels[Call]];
}[ContentCall];

/** A widget as it stands on a page, with what a person finds there. Feeds tests, gallery and screenshots alike. */
export interface WidgetExample<Props> {
  /** What it shows, in a few words; unique in its file. */
  readonly name: string;
  /** As an operator writes them: what has a default may be left out. */
  readonly props: Partial<Props>;
  readonly slots?: NonNullable<CompiledNode['slots']>;
  /** What the widget's reads answer. A read without an answer is still on its way. */
  readonly content?: readonly ExampleContent[];
  /** Left out: a guest looks at it. */
  readonly as?: 'player';
  /** Some reads are still on their way: it shows what keeps their place. */
  readonly isWaiting?: true;
  /** Nothing to show: the widget gives its room away. */
  readonly isEmpty?: true;
  /** What a person finds: role and whole accessible name. */
  readonly expects?: readonly (readonly [role: string, name: string])[];
  /** Words that stand there, each as one whole text. */
  readonly says?: readonly string[];
}
