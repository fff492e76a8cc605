import type { BadConfig } from '../badConfig';

const file = 'site-configs/forms/login.json';
const fault = (title: string, from: string, to: string, ...expected: readonly string[]): BadConfig => ({
  title,
  files: { [file]: [[from, to]] },
  expected: expected.map((line) => `${file}:${line}`),
});

/** Forms whose words lead nowhere, or whose parts do not meet. */
export const formCases: readonly BadConfig[] = [
  fault('[CARD-1] a kind of field that does not exist', '"kind": "email"', '"kind": "emial"', '28:19  steps[0].fields[1].kind: "emial" is not a kind. Did you mean "email"? One of: email, url, expiry, text, digits, phone, code, select, choice, card and 6 more.  [value-unknown]'),
  fault('[CARD-1] a key that its kind of field does not have', '"purpose": "current"', '"purpose": "current",\n          "from": "player.email"', '42:11  steps[0].fields[2].from: "from" is not a key here. One of: kind, name, when, label, hint, width, rules, purpose, strength, link.  [key-unknown]'),
  fault('[CARD-1] a rule that does not exist', '"rule": "required"', '"rule": "requird"', '19:23  steps[0].fields[0].rules[0].rule: "requird" is not a rule. Did you mean "required"? One of: required, min-length, max-length, pattern, matches, differs, amount-range, amount-step, age.  [value-unknown]'),
  fault('[CARD-1] a form without a way on', '"done": {\n    "go": "home"\n  }', '"done": {}', '139:11  done: The object is empty. It has one of: go, title, notice.  [form-unknown]'),
  fault('[CARD-1] an action that does not exist', '"action": "login"', '"action": "logn"', '118:19  steps[1].submit.action: "logn" is not an action of forms. Did you mean "login"? One of: login, requestCode.  [form-action-unknown]'),
  fault('[CARD-1] an action whose field the form lacks', '"name": "password"', '"name": "pasword"', '118:19  steps[1].submit.action: The action "login" takes "password", and no field up to this step is called so. Perhaps "pasword" is meant to be it. One of: account, email, pasword, code, limit, asked, agreed.  [form-action-field-missing]', '136:16  refusals[0].field: "password" is not a field of this form. Did you mean "pasword"? One of: account, email, pasword, code, limit, asked, agreed.  [form-field-unknown]'),
  fault('[CARD-1] a pattern that does not exist', '"pattern": "account-name"', '"pattern": "acount-name"', '23:26  steps[0].fields[0].rules[1].pattern: "acount-name" is not a pattern of forms. Did you mean "account-name"? One of: account-name.  [form-pattern-unknown]'),
  fault('[CARD-1] data that does not exist', '"from": "player.email"', '"from": "player.mail"', '33:19  steps[0].fields[1].from: "player.mail" is not data of forms. Did you mean "player.email"? One of: player.email, deposit.min, deposit.chips.  [form-data-unknown]'),
  fault('[CARD-1] data of another kind', '"minFrom": "deposit.min"', '"minFrom": "player.email"', '79:26  steps[1].fields[1].rules[0].minFrom: "player.email" is data of the kind "text", and "amount" is needed here. One of: deposit.min.  [form-data-unknown]'),
  fault('[CARD-1] two fields of one name', '"name": "email"', '"name": "account"', '29:19  steps[0].fields[1].name: Another field of this form is called "account". Every name stands once. Give one of them another.  [form-field-taken]'),
  fault('[CARD-1] two steps of one id', '"id": "code"', '"id": "account"', '58:13  steps[1].id: Another step of this form is called "account". Every id stands once. Give one of them another.  [form-step-taken]'),
  fault('[CARD-1] a rule that names no field', '"rule": "required"', '"rule": "matches",\n              "field": "emial"', '20:24  steps[0].fields[0].rules[0].field: "emial" is not another field of this form. Did you mean "email"? One of: email, password, code, limit, asked, agreed.  [form-field-unknown]'),
  fault('[CARD-1] a rule that its kind of field cannot keep', '"rule": "min-length",\n              "count": 8', '"rule": "age",\n              "years": 18', '44:23  steps[0].fields[2].rules[0].rule: "age" means nothing for a field of the kind "password". One of: required, min-length, max-length, pattern, matches, differs.  [form-rule-unfit]'),
  fault('[CARD-1] lengths that no text has', '"rule": "min-length",\n              "count": 8', '"rule": "min-length",\n              "count": 8\n            },\n            {\n              "rule": "max-length",\n              "count": 6', '49:24  steps[0].fields[2].rules[1].count: No text has at least 8 and at most 6 characters. Make the range wider or swap the two.  [form-range-empty]'),
  fault('[CARD-1] amounts that cannot be', '"minFrom": "deposit.min"', '"min": "1000.50"', '80:22  steps[1].fields[1].rules[0].max: No amount is at least 1000.50 and at most 500. Make the range wider or swap the two.  [form-range-empty]'),
  fault('[CARD-1] a limit said twice', '"minFrom": "deposit.min"', '"minFrom": "deposit.min",\n              "min": "10"', '79:26  steps[1].fields[1].rules[0].minFrom: "min" and "minFrom" say the same thing twice. Take one out.  [form-field-source]'),
  fault('[CARD-1] a range without an end', '"minFrom": "deposit.min",\n              "max": "500"', '"message": {\n                "key": "common.more"\n              }', '77:13  steps[1].fields[1].rules[0]: The range has no end. Say "min", "max", "minFrom" or "maxFrom".  [form-field-source]'),
  fault('[CARD-1] a choice of nothing', '"options": [\n            {\n              "value": "never",\n              "label": {\n                "key": "common.more"\n              }\n            }\n          ]', '"width": "half"', '84:9  steps[1].fields[2]: The field needs "options" or "optionsFrom".  [form-field-source]'),
  fault('[CARD-1] a link that its label has no place for', '"placeholder": "rules"', '"placeholder": "rule"', '102:20  steps[1].fields[3].label: "rules" is not a placeholder of texts. Did you mean "rule"? One of: siteName, currency, playerName, account, email, password, code, limit, asked, agreed, rule.  [text-placeholder-unknown]', '108:30  steps[1].fields[3].links[0].placeholder: The label has no "{rule}" in EN, PHP. Put it where the link belongs.  [form-link-unplaced]'),
  fault('[CARD-1] a placeholder that no field gives', 'Code for {account}', 'Code for {acount}', '63:20  steps[1].fields[0].label: "acount" is not a placeholder of texts. Did you mean "account"? One of: siteName, currency, playerName, account, email, password, code, limit, asked, agreed, rules.  [text-placeholder-unknown]'),
  fault('[CARD-1] a link to a page that does not exist', '"route": "promotions"', '"route": "promotion"', '128:20  steps[1].links[0].route: "promotion" is not a page. Did you mean "promotions"? One of: home, login, promotions, slots.  [route-unknown]'),
  fault('[I18N-1] a key that asks for limits in a message that has none', '"rule": "required"', '"rule": "required", "message": { "key": "home.winners" }', '19:46  steps[0].fields[0].rules[0].message: The words of "home.winners" hold {min}, and nothing fills that in here. Use another key.  [text-placeholder-unknown]'),
  fault('[I18N-1] a key that asks for limits, in the message of limits', '"minFrom": "deposit.min"', '"message": { "key": "home.winners" }, "minFrom": "deposit.min"'),
  fault('[ERR-3] a refusal that no action gives', '"word": "invalidCredentials"', '"word": "invalidCredential"', '135:15  refusals[0].word: "invalidCredential" is not a refusal of this form’s actions. Did you mean "invalidCredentials"? One of: codeTooSoon, invalidCredentials, accountLocked.  [form-refusal-unknown]'),
  fault('[ERR-3] a refusal of no field', '"field": "password"', '"field": "pasword"', '136:16  refusals[0].field: "pasword" is not a field of this form. Did you mean "password"? One of: account, email, password, code, limit, asked, agreed.  [form-field-unknown]'),
  fault('[I18N-1] a message key that does not exist', '"EN": "I keep to {rules}",\n            "PHP": "Sumusunod ako sa {rules}"', '"key": "common.mor"', '102:20  steps[1].fields[3].label: "common.mor" is not a message key. Did you mean "common.more"? One of: category.hot, category.slotGame, common.aside, common.chat, common.more, home.categories, home.hero, home.promotions, home.winners, route.home.title, route.login.title, route.promotions.title, route.slots.title, home.onlyEnglish.  [message-key-unknown]'),
  {
    title: '[CARD-1] a form that does not exist',
    files: { 'site-configs/modals/loginmodal.json': [['"login"\n        ]', '"logn"\n        ]']] },
    expected: ['site-configs/modals/loginmodal.json:13:11  nodes[0].props.forms[0]: "logn" is not a form. Did you mean "login"? One of: login.  [form-name-unknown]'],
  },
  {
    title: '[CARD-1] a form that calls itself otherwise',
    files: { [file]: [['"name": "login"', '"name": "signin"']] },
    expected: ['site-configs/forms/login.json:3:11  name: "signin" stands in a file called "login". Both must say the same.  [file-name-mismatch]'],
  },
  {
    title: '[CARD-1] a pattern that is no expression',
    files: { 'site-configs/platform/forms.json': [['^[a-z]+$', '^[a-z+$']] },
    expected: ['site-configs/platform/forms.json:6:18  patterns.account-name.pattern: "^[a-z+$" is not a regular expression. Check its brackets and escapes.  [form-pattern-invalid]'],
  },
  {
    title: '[CARD-5] a pattern over a part of the value',
    files: { 'site-configs/platform/forms.json': [['^[a-z]+$', '[a-z]+']] },
    expected: ['site-configs/platform/forms.json:6:18  patterns.account-name.pattern: "[a-z]+" says nothing of the whole value. Write ^ before it and $ after it, and put choices with | between (?: and ).  [form-pattern-invalid]'],
  },
  {
    title: '[CARD-5] a pattern that refers to an earlier part of itself',
    files: { 'site-configs/platform/forms.json': [['^[a-z]+$', '^(a)\\\\1$']] },
    expected: ['site-configs/platform/forms.json:6:18  patterns.account-name.pattern: "^(a)\\\\1$" holds \\1. A pattern may look ahead at its beginning only, look back or refer back nowhere, and ^ and $ stand at its ends alone. Take it out.  [form-pattern-invalid]'],
  },
  {
    title: '[CARD-5] a pattern that a text can be read by in ever more ways',
    files: { 'site-configs/platform/forms.json': [['^[a-z]+$', '^(a+)+$']] },
    expected: ['site-configs/platform/forms.json:6:18  patterns.account-name.pattern: "^(a+)+$" can freeze a browser: the longer a text is, the more ways there are to match it, and all of them are tried before it is refused. Do not put a repeat into a repeat, as in "(a+)+", and let a part not begin with what the repeat before it also takes, as in "[a-z]+[a-z0-9]*". Say for example "^[a-z]+(?:-[a-z]+)*$".  [form-pattern-slow]'],
  },
];
