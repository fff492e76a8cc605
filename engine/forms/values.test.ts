import { expect, it } from 'vitest';
import { compiled } from '../../tests/fixtures/forms';
import { separatorsOf } from './amount';
import { sentValues } from './values';

it('[VALID-1] sends no pasted mark that nobody sees, whatever the field', () => {
  const label = { EN: 'Field' };
  const kinds = ['text', 'letters', 'email', 'url', 'phone', 'digits', 'card', 'expiry', 'code'] as const;
  const fields = kinds.map((kind) => ({
    kind,
    name: kind,
    label,
    ...(kind === 'code' ? { resend: 'requestLoginCode' } : {}),
  }));
  const [step] = compiled({ steps: [{ id: 'only', fields, submit: { action: 'login', label } }] }).steps;
  const typed = {
    text: 'juana_1',
    letters: 'Juan dela Cruz',
    email: 'juan@mail.example',
    url: 'https://mail.example/',
    phone: '+639175550101',
    digits: '12345678',
    card: '4111111111111111',
    expiry: '08/29',
    code: '482107',
  };
  const marked = Object.fromEntries(
    Object.entries(typed).map(([name, text]) => [name, `\u202a${text.slice(0, 2)}\u2060${text.slice(2)}\u202c\u200b`]),
  );
  const context = { separators: separatorsOf('en'), places: 2, data: {}, now: 0 };
  expect(sentValues(step?.fields ?? [], marked, context)).toEqual(typed);
});
