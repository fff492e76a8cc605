import type { TemplateStyle } from '../../engine';
import './inner.css';
import { layout, regions } from './layout.css';
import './theme.css';

/** A page cut in the middle: night at the left stays, day at the right scrolls. */
export const template: TemplateStyle = { layout, regions };
