import type { TemplateStyle } from '../../engine';
import { layout, regions } from './layout.css';
import './foot.css';
import './theme.css';

/** Marketplace: a well-run shop, where every game is an article with a price, a studio and a shelf. */
export const template: TemplateStyle = { layout, regions };
