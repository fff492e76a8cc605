import type { TemplateStyle } from '../../engine';
import * as layout from './layout.css';
import './theme.css';

/** The layout of the broadsheet (LAYOUT-1). */
export const template: TemplateStyle = {
  layout: layout.page,
  regions: { header: layout.header, main: layout.main, footer: layout.footer },
};
