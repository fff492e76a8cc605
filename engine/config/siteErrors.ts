import { error, warning } from './errorEntry';

/** Problems of values, texts, themes and sites. */
export const siteErrors = {
  'text-character': error('A character that nobody sees.', 'Delete the character.'),
  'text-blank': error('A text or key of blanks only.', 'Write words, or leave the key out.'),
  'text-markup': error('Markup in words that are shown as they are written.', 'Write the words without markup.'),
  'text-placeholder-open': error(
    'A brace of a placeholder without its other half.',
    'Write both braces of the placeholder, or none.',
  ),
  'address-invalid': error(
    'An address that leads nowhere, or where it must not.',
    'Write an address of the kind that the message shows.',
  ),
  'null-refused': error('A null in the place of a value.', 'Leave the key out.'),
  'type-wrong': error('A value of the wrong type.', 'Write a value of the type that the message names.'),
  'key-unknown': error(
    'A key that no schema knows.',
    'Use a key that the schema knows. The message proposes the nearest one.',
  ),
  'key-missing': error('A required key is missing.', 'Add the key.'),
  'value-unknown': error('A value outside a closed list.', 'Use one of the listed values.'),
  'value-form': error('A text without the form it must have.', 'Write the text in the form that the message shows.'),
  'value-size': error('Too long, short, large, small, many or few.', 'Stay inside the limits that the message names.'),
  'value-repeated': error('A list names the same thing twice.', 'Keep one of the equal entries.'),
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
    'A descriptor of a version that came after this platform.',
    'Take a newer release of the platform.',
  ),
  'adapter-unknown': error('An adapter that does not exist.', 'Write the name of a file of engine/api/adapters.'),
  'domain-claimed': error('Two sites claim the same host.', 'Give one of the two sites another domain or alias.'),
  'currency-unknown': error(
    'A currency code that does not exist.',
    'Use a code of ISO 4217, or describe the currency in the site.',
  ),
  'maintenance-order': error('A maintenance window that ends before it starts.', 'Let the window end after it starts.'),
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
  'time-empty': error('A time window that ends before it starts.', 'Let the window end after it starts.'),
  'message-key-unknown': error('A message key that does not exist.', 'Use a message key that exists.'),
  'message-key-untranslated': error('A message key that lacks a language.', 'Add the message in the missing language.'),
  'text-language-missing': error('Words that lack an enabled language.', 'Add the words in each enabled language.'),
  'text-placeholder-unknown': error(
    'A placeholder that texts do not know.',
    'Use a placeholder that the message lists.',
  ),
  'jurisdiction-unknown': error(
    'A jurisdiction that the platform does not know.',
    'Use a jurisdiction that the platform lists.',
  ),
  'jurisdiction-switch-off': error(
    'A jurisdiction asks for a switch that the site leaves off.',
    'Set the switch to true.',
  ),
  'jurisdiction-operator-missing': error(
    'A jurisdiction asks for something that the site does not say of its operator.',
    'Say it in `operator`.',
  ),
  'jurisdiction-element-missing': error(
    'A jurisdiction asks for an element that no page shows.',
    'Add the widget where the message names the place.',
  ),
  'environment-site-unknown': error(
    'An environment names a site that does not exist.',
    'Use the domain of a site that exists.',
  ),
  'brand-copied': warning('The name, domain or id of another site.', 'Give the site a name, domain and id of its own.'),
  'script-host-open': warning('A script host that lets in scripts of strangers.', 'Name the exact host of the script.'),
  'time-past': warning('A time that is over.', 'Change the time, or delete the entry.'),
} as const;
