import { icon } from './Icon.css';
import type { IconName } from './icons/iconNames';
import sheet from './icons/icons.svg?no-inline';

export interface IconProps {
  /** A sign of the sheet. Data may name any: an unknown one shows nothing and keeps its box. */
  readonly name: IconName | (string & {});
  /** Width and height in px; a class may say otherwise. */
  readonly size?: number;
  readonly className?: string;
}

/**
 * A line icon in the colour of the text around it. It is decoration: the words beside it, or its control's label, tell
 * the meaning. The drawings stand in one sheet that the browser keeps, so that neither scripts nor pages carry them.
 */
export function Icon({ name, size = 18, className }: IconProps) {
  return (
    <svg
      className={className ? `${icon} ${className}` : icon}
      width={size}
      height={size}
      fill={name.endsWith('-filled') ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${sheet}#${name}`} />
    </svg>
  );
}
