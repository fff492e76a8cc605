import type {
  FieldDescriptor,
  FieldRuleDescriptor,
  FormDescriptor,
  FormDone,
  FormLink,
  FormRefusal,
} from '../../../schemas/generated/descriptors';
import type { Text } from '../compiled';
import type { FormActionName } from './formActions';
import type { FormWord } from './formWords';

/** A form as the browser reads it: every default filled in, and all words it may ever say in it (CARD-2). */
export interface CompiledForm {
  readonly name: string;
  readonly title: Text;
  readonly tab: Text;
  readonly audience: FormDescriptor['audience'];
  /** Name under which a tab keeps what was typed. */
  readonly draft: string;
  readonly draftMinutes: number;
  readonly steps: readonly CompiledStep[];
  readonly refusals: readonly FormRefusal[];
  readonly done: FormDone;
  /** Words of the parts that its fields need: buttons, announcements. */
  readonly words: Readonly<Partial<Record<FormWord, Text>>>;
}

/** A part of a form that is sent by itself. */
export interface CompiledStep {
  readonly id: string;
  readonly title?: Text;
  readonly intro?: Text;
  readonly fields: readonly CompiledField[];
  readonly submit: {
    readonly action: FormActionName;
    readonly label: Text;
    readonly busy: Text;
    readonly ask?: CompiledQuestion;
  };
  readonly links: readonly FormLink[];
}

/** What is asked before a step is sent. */
export interface CompiledQuestion {
  readonly text: Text;
  readonly yes: Text;
}

/** A rule with what is said when it is broken. */
export type CompiledRule =
  | Said<Exclude<FieldRuleDescriptor, { rule: 'pattern' }>>
  | { readonly rule: 'pattern'; readonly source: string; readonly message: Text };

/** A field of a form. `invalid` is said of a value without the form its kind needs. */
export type CompiledField = Filled<FieldDescriptor>;
export type FieldKind = CompiledField['kind'];
/** A field of one kind. */
export type FieldOf<Kind extends FieldKind> = Extract<CompiledField, { kind: Kind }>;
/** A field that people see. */
export type VisibleField = Exclude<CompiledField, { kind: 'hidden' }>;

type Said<Rule> = Rule extends unknown ? Omit<Rule, 'message'> & { readonly message: Text } : never;
type WithDefault = 'width' | 'keep' | 'autocomplete';
type Filled<Field> = Field extends { readonly kind: string }
  ? Omit<Field, 'rules' | 'message' | WithDefault> &
      Required<Pick<Field, Extract<keyof Field, WithDefault>>> & {
        readonly rules: readonly CompiledRule[];
        readonly invalid?: Text;
      }
  : never;

/** Props of a widget that names forms: the compiler has put each form in the place of its name. */
export type WithForms<Props extends { readonly forms: readonly string[] }> = Omit<Props, 'forms'> & {
  readonly forms: readonly CompiledForm[];
};
