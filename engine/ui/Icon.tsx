import { categories } from './icons/categories';
import { controls } from './icons/controls';
import { icon } from './Icon.css';

const paths = { ...controls, ...categories } as const;

export type IconName = keyof typeof paths;

/** Every icon, by name. */
export const iconNames = Object.keys(paths) as readonly IconName[];

export interface IconProps {
  /** One of `iconNames`. Data may name any: an unknown one shows nothing and keeps its box. */
  readonly name: IconName | (string & {});
  /** Width and height in px; a class may say otherwise. */
  readonly size?: number;
  readonly className?: string;
}

/** A line icon in the colour of the text around it. It is decoration: the words beside it, or its control's label, tell the meaning. */
export function Icon({ name, size = 18, className }: IconProps) {
  const path = Object.hasOwn(paths, name) ? paths[name as IconName] : '';
  return (
    <svg
      className={className ? `${icon} ${className}` : icon}
      viewBox="0 0 24 24"
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
      <path d={path} />
    </svg>
  );
}
