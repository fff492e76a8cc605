import { useId } from 'react';
import { SectionHeading } from '../../../engine';
import type { SectionFormProps } from '../variants';
import * as styles from './Cell.css';

/** A cell of a board: so many columns and rows of it, in one of the surfaces, a heading where it has a title. */
export function Cell({ node, title, note, seeAll, seeAllLabel, surface, span }: SectionFormProps) {
  const id = useId();
  const className = [
    styles.cell,
    styles.surfaces[surface],
    styles.widths[columnOf(span.width)],
    styles.heights[rowOf(span.height)],
    styles.phoneWidths[columnOf(span.phoneWidth)],
    styles.phoneHeights[rowOf(span.phoneHeight)],
  ].join(' ');
  if (!title) {
    return (
      <div className={className} data-part="cell" data-surface={surface}>
        {node.slot('content')}
      </div>
    );
  }
  return (
    <section className={className} aria-labelledby={id} data-part="cell" data-surface={surface}>
      <SectionHeading id={id} title={title} note={note} seeAll={seeAll} seeAllLabel={seeAllLabel} />
      {node.slot('content')}
    </section>
  );
}

/** The schema keeps them within the board. */
const columnOf = (count: number) => count as keyof typeof styles.widths;
const rowOf = (count: number) => count as keyof typeof styles.heights;
