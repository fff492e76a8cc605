import type { TemplateStyle } from '../../engine';
import { layout, regions } from './layout.css';
import './foot.css';
import './theme.css';

/** Jackpot Hall: the figure on drums in a vaulted hall, games as paintings in gilded frames. */
export const template: TemplateStyle = { layout, regions };
