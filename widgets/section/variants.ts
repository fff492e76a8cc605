import { defineVariants, type NodeHandle } from '../../engine';
import type { SectionProps } from '../../schemas/generated/widgets';

export interface SectionFormProps {
  /**
   * Slot `content`: the widgets of the section, a column each when there are columns; `lead` and `beside`: those of a
   * chapter.
   */
  readonly node: NodeHandle;
  readonly title: string;
  readonly note: string;
  readonly seeAll?: string;
  readonly seeAllLabel: string;
  readonly columns: SectionProps['columns'];
  readonly surface: SectionProps['surface'];
  /** Columns and rows on a board, for forms that are a cell of one. */
  readonly span: Pick<SectionProps, 'width' | 'height' | 'phoneWidth' | 'phoneHeight'>;
  /** Columns and rows on a wall, for forms that are a cell of one. */
  readonly spans?: string;
  /** The drawing across the seam, for the form `chapter`. */
  readonly drawing: SectionProps['drawing'];
  /** The way to each chapter, for the form `chapters`. */
  readonly chapters: SectionProps['chapters'];
}

export const forms = defineVariants<SectionFormProps>('section/forms');
