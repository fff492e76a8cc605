import { error, warning } from './errorEntry';

/** Problems of forms. */
export const formErrors = {
  'form-name-unknown': error('A form that does not exist.', 'Use the name of a form that exists.'),
  'form-action-unknown': error('A form action that does not exist.', 'Use an action that exists.'),
  'form-action-field-missing': error('A form lacks a field that its action takes.', 'Add the field to the form.'),
  'form-data-unknown': error('Form data that does not exist.', 'Use form data that exists.'),
  'form-pattern-unknown': error('A form pattern that does not exist.', 'Use a pattern that exists.'),
  'form-pattern-invalid': error(
    'A pattern that is not a regular expression over a whole value.',
    'Correct the regular expression.',
  ),
  'form-pattern-slow': error(
    'A pattern that becomes too slow with long values.',
    'Rewrite the pattern so that it can match a text in one way only.',
  ),
  'form-field-taken': error('Two fields of one form have the same name.', 'Give one of the two fields another name.'),
  'form-field-unknown': error('A rule or a refusal names a field that the form lacks.', 'Name a field of the form.'),
  'form-field-source': error(
    'A field with no source, or with two sources, of its value or choices.',
    'Name one source: a value, a list, or data.',
  ),
  'form-step-taken': error('Two steps of one form have the same id.', 'Give one of the two steps another id.'),
  'form-rule-unfit': error('A rule that does not fit the kind of its field.', 'Use a rule for this kind of field.'),
  'form-range-empty': error('A range that contains no value.', 'Choose a start below the end.'),
  'form-refusal-unknown': warning(
    'A refusal that no action of the form is known to give.',
    'Use a refusal of the action.',
  ),
  'form-link-unplaced': error(
    'A link that the label has no place for.',
    'Add the placeholder to the label, or delete the link.',
  ),
} as const;
