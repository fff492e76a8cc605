import { LegalBlock } from '../LegalBlock';
import type { SiteFooterFormProps } from '../variants';

/** What a foot says, as the content of a cell. */
export function Cell({ groups, age, licence }: SiteFooterFormProps) {
  return <LegalBlock groups={groups} age={age} licence={licence} />;
}
