import { drawProviderMark } from './art/index';
import { hashSeed } from './art/random';

/** A partner's logo, 96 × 96: a white sign on a coloured tile. */
export function drawPartnerLogo(code: string): string {
  const hue = hashSeed(code) % 360;
  const sign = drawProviderMark(`partner ${code}`)
    .replace(/^<svg[^>]*>/, '<g transform="translate(16 16) scale(2.667)" fill="#fff" fill-rule="evenodd">')
    .replace(/<\/svg>$/, '</g>');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><rect width="96" height="96" rx="20" fill="hsl(${hue} 48% 36%)"/>${sign}</svg>`;
}
