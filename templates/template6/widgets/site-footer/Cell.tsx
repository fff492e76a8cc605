import { LegalBlock } from './inner/LegalBlock';
import type { SiteFooterFormProps } from '../../../../widgets/site-footer/variants';

/** What a foot says, as the content of a cell. */
export function Cell({ groups, age, licence }: SiteFooterFormProps) {
  return <LegalBlock groups={groups} age={age} licence={licence} />;
}
