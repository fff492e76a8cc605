import { useId, type ReactNode } from 'react';
import * as parts from './parts.css';

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Whether something else than configured is tried. */
  readonly isTried?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A choice with its name above it. */
export function Select({ label, value, onChange, isTried = false, className = '', children }: SelectProps) {
  const id = useId();
  return (
    <div className={`${parts.field} ${className}`}>
      <label className={parts.caption} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={parts.select}
        value={value}
        data-tried={isTried || undefined}
        onChange={(event) => onChange(event.target.value)}
      >
        {children}
      </select>
    </div>
  );
}
