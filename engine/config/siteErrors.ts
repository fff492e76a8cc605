import { error, warning } from './errorEntry';

/** Problems of values, texts, themes and sites. */
export const siteErrors = {
  'text-character': error('An invisible character.', 'Delete the character.'),
  'text-blank': error('A text or key that contains only spaces.', 'Write words, or leave the key out.'),
  'text-markup': error('Markup in a text that is shown as plain text.', 'Write the text without markup.'),
  'text-placeholder-open': error(
    'A placeholder with only one of its two braces.',
    'Write both braces of the placeholder, or none.',
  ),
  'address-invalid': error(
    'An address that leads nowhere, or to a place that is not allowed.',
    'Write an address of the kind that the message shows.',
  ),
  'null-refused': error('Null instead of a value.', 'Leave the key out.'),
  'type-wrong': error('A value of the wrong type.', 'Write a value of the type that the message names.'),
  'key-unknown': error(
    'A key that no schema knows.',
    'Use a key that the schema knows. The message proposes the nearest one.',
  ),
  'key-missing': error('A required key is missing.', 'Add the key.'),
  'value-unknown': error(
    'A value that is not in the list of allowed values.',
    'Use one of the values that the message lists.',
  ),
  'value-form': error(
    'A text that does not have the required form.',
    'Write the text in the form that the message shows.',
  ),
  'value-size': error(
    'A value is too long, short, large or small, or a list has too many or too few entries.',
    'Stay inside the limits that the message names.',
  ),
  'value-repeated': error('A list names the same thing twice.', 'Keep one of the equal entries.'),
  'status-message-misused': error(
    'A status message of success, or one with two meanings, decides over sessions or failures.',
    'Write messages of failures alone, each in one list.',
  ),
  'breakpoint-order': error(
    'A wider window has a smaller breakpoint than a narrower one.',
    'Write widths that grow with the windows: mobile, tablet, desktop.',
  ),
  'form-unknown': error(
    'An object that fits none of the forms it may have.',
    'Write the object in one of the forms that the schema lists.',
  ),
  'version-unsupported': error('A descriptor of a version that is not known.', 'Use a version that the message names.'),
  'version-older': warning(
    'A descriptor of an older version, which is read as the newest one.',
    'Run `npm run migrate`.',
  ),
  'version-newer': error(
    'A descriptor of a version that is newer than this platform.',
    'Upgrade to a newer release of the platform.',
  ),
  'adapter-unknown': error('An adapter that does not exist.', 'Write the name of a file of engine/api/adapters.'),
  'domain-claimed': error('Two sites claim the same host.', 'Give one of the two sites another domain or alias.'),
  'currency-unknown': error(
    'A currency code that does not exist.',
    'Use a code of ISO 4217, or describe the currency in the site.',
  ),
  'maintenance-order': error('A maintenance window that ends before it starts.', 'Choose an end after the start.'),
  'locale-default-disabled': error(
    'The default language is not among the enabled ones.',
    'Enable the default language, or choose another one.',
  ),
  'locale-without-messages': error(
    'An enabled language has no message sets.',
    'Add the message sets, or do not enable the language.',
  ),
  'locale-unusable': error(
    'A language that is declared and has neither messages nor a name.',
    'Add messages and a name, or delete the declaration.',
  ),
  'family-unknown': error('A family that does not exist.', 'Use the name of a family that exists.'),
  'theme-code-unknown': error('A theme code that does not exist.', 'Use one of the theme codes.'),
  'theme-template-missing': error('A theme code whose template is not there.', 'Use a theme whose template exists.'),
  'theme-color-unknown': error(
    'A colour that the template does not offer.',
    'Use one of the five colours of the template.',
  ),
  'chat-provider-unknown': error(
    'A chat service that the platform does not know.',
    'Use a chat service that the platform lists.',
  ),
  'provider-unknown': error('A provider that the platform does not know.', 'Use a provider that the platform lists.'),
  'category-unknown': error('A category that the platform does not know.', 'Use a category that the platform lists.'),
  'time-empty': error('A time window that ends before it starts.', 'Choose an end after the start.'),
  'message-key-unknown': error('A message key that does not exist.', 'Use a message key that exists.'),
  'message-key-untranslated': error('A message key that lacks a language.', 'Add the message in the missing language.'),
  'text-language-missing': error('A text is missing in an enabled language.', 'Add the text in each enabled language.'),
  'text-placeholder-unknown': error(
    'A placeholder that texts cannot use.',
    'Use a placeholder that the message lists.',
  ),
  'jurisdiction-unknown': error(
    'A jurisdiction that the platform does not know.',
    'Use a jurisdiction that the platform lists.',
  ),
  'jurisdiction-switch-off': error(
    'A jurisdiction requires a switch that the site leaves off.',
    'Set the switch to true.',
  ),
  'jurisdiction-operator-missing': error(
    'A jurisdiction requires a detail of the operator that the site does not give.',
    'Add it in `operator`.',
  ),
  'jurisdiction-element-missing': error(
    'A jurisdiction requires an element that no page shows.',
    'Add the widget where the message names the place.',
  ),
  'environment-site-unknown': error(
    'An environment names a site that does not exist.',
    'Use the domain of a site that exists.',
  ),
  'brand-copied': warning('The name, domain or id of another site.', 'Give the site a name, domain and id of its own.'),
  'script-host-open': warning(
    'A script host from which anyone can serve scripts.',
    'Name the exact host of the script.',
  ),
  'time-past': warning('A time in the past.', 'Change the time, or delete the entry.'),
} as const;
