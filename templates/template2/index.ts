import type { TemplateStyle } from '../../engine';
import { layout, regions } from './layout.css';
import './shelves.css';
import './theme.css';

/** An arcade at night: hairline tubes outline every box and come on where one points. */
export const template: TemplateStyle = { layout, regions };
