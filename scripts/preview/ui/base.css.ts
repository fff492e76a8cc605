import { globalStyle } from '@vanilla-extract/css';
import { look } from './look';

globalStyle('*, ::before, ::after', { boxSizing: 'border-box' });
globalStyle('html, body, #root', { height: '100%', margin: 0 });
globalStyle('body', {
  font: `400 13px/1.45 ${look.text}`,
  color: look.ink,
  background: look.desk,
  WebkitFontSmoothing: 'antialiased',
});
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
globalStyle('h1, h2, h3, p, dl, dd, ul, ol, pre, figure', { margin: 0, padding: 0 });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle(':focus-visible', { outline: `2px solid ${look.accent}`, outlineOffset: '1px' });
globalStyle('[hidden]', { display: 'none !important' });
