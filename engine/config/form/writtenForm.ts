import type { FieldDescriptor, FormDescriptor, FormStep } from '../../../schemas/generated/descriptors';

/** A form as an operator writes it: what has a default may be left out. */
export type WrittenForm = WithoutDefaults<Omit<FormDescriptor, 'steps'>, 'audience' | 'refusals'> & {
  readonly steps: readonly WrittenStep[];
};
/** A step as JSON writes it, without the defaults of the schema. */
export type WrittenStep = WithoutDefaults<Omit<FormStep, 'fields'>, 'links'> & {
  readonly fields: readonly WrittenField[];
};
/** A field as JSON writes it, without the defaults of the schema. */
export type WrittenField = WithoutDefaults<FieldDescriptor, 'links' | 'chips' | 'strength' | 'capitals' | 'lowercase'>;

type WithoutDefaults<Whole, Defaults extends PropertyKey> = Whole extends unknown
  ? Omit<Whole, Defaults> & Partial<Pick<Whole, Extract<keyof Whole, Defaults>>>
  : never;
