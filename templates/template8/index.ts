import type { TemplateStyle } from '../../engine';
import { frame, regions } from './layout.css';
import './foot.css';
import './theme.css';

/** Jackpot Hall: the figure on drums in a vaulted hall, games as paintings in gilded frames. */
export const template: TemplateStyle = { frame, regions };
