import { WallCell as Cell } from '../../../../engine';
import type { SectionFormProps } from '../../../../widgets/section/variants';

/** A cell of a wall: a heading that fills it, or a small one above its widgets, and a way on at its foot. */
export function WallCell({ node, title, note, seeAll, seeAllLabel, surface, spans }: SectionFormProps) {
  return (
    <Cell title={title} note={note} seeAll={seeAll} seeAllLabel={seeAllLabel} surface={surface} span={spans}>
      {node.slot('content')}
    </Cell>
  );
}
