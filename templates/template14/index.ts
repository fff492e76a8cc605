import type { TemplateStyle } from '../../engine';
import { layout, regions } from './layout.css';
import './foot.css';
import './theme.css';

/** Live Floor: a casino floor seen by somebody who looks for a chair; every card is a table with its seats. */
export const template: TemplateStyle = { layout, regions };
