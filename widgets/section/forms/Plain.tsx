import { useId } from 'react';
import { SectionHeading } from '../../../engine';
import type { SectionFormProps } from '../variants';
import * as styles from './Plain.css';

/** A heading and its widgets on the page's own ground, or on a panel where a surface is asked for. */
export function Plain({ node, title, note, seeAll, seeAllLabel, columns, surface }: SectionFormProps) {
  const id = useId();
  const className = `${styles.section} ${surface === 'none' ? '' : styles.surfaces[surface]}`;
  const content = <div className={`${styles.content} ${styles.columns[columns]}`}>{node.slot('content')}</div>;
  if (!title) return <div className={className}>{content}</div>;
  return (
    <section className={className} aria-labelledby={id}>
      <SectionHeading id={id} title={title} note={note} seeAll={seeAll} seeAllLabel={seeAllLabel} />
      {content}
    </section>
  );
}
