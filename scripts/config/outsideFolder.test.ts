import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { smallSite } from '../../tests/fixtures/temporaryProject';

const script = resolve(import.meta.dirname, '../../ci/validate-configs.sh');
let repository: string;

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'livery-other-repository-'));
  onTestFinished(() => rmSync(repository, { recursive: true, force: true, maxRetries: 10 }));
});

function write(file: string, value: unknown): void {
  mkdirSync(dirname(join(repository, file)), { recursive: true });
  writeFileSync(join(repository, file), `${JSON.stringify(value, null, 2)}\n`);
}

/** Runs the recipe in the other repository, as its pull requests do. */
function validate(
  folder: string,
  env: Readonly<Record<string, string>> = {},
): Promise<{ readonly status: number; readonly printed: string }> {
  const { INIT_CWD: _, GITHUB_ACTIONS: __, ...rest } = process.env;
  return new Promise((done) => {
    execFile(script, [folder], { cwd: repository, env: { ...rest, ...env } }, (error, stdout, stderr) =>
      done({ status: typeof error?.code === 'number' ? error.code : 0, printed: `${stdout}${stderr}`.trim() }),
    );
  });
}

const sound = smallSite('reef.example', { currency: 'EUR', externalId: 'RE01' });

it('[CARD-5] a sound folder of another repository passes against this engine', async () => {
  write('configs/sites/reef.example/site.json', sound);
  expect(await validate('configs', { GITHUB_ACTIONS: 'true' })).toEqual({ status: 0, printed: '' });
});

it('[CARD-5] a mistake is annotated at its line in the other repository, and fails the run', async () => {
  write('configs/sites/reef.example/site.json', { ...sound, theme: { code: 'template5', color: 'emrald' } });
  const { status, printed } = await validate('configs', { GITHUB_ACTIONS: 'true' });
  expect(printed).toMatch(
    /^::error file=configs\/sites\/reef\.example\/site\.json,line=9,col=14,title=theme-color-unknown::theme\.color: "emrald" is not a colour of template5\. Did you mean "emerald"\?/,
  );
  expect(status).toBe(1);
});

it('[CARD-5] elsewhere it prints the line with a caret, and knows the families of the folder', async () => {
  write('site-configs/families/reefs.json', { version: 1, currency: 'EURO' });
  write('site-configs/sites/reef.example/site.json', { ...sound, extends: 'reefs' });
  const { status, printed } = await validate('.');
  expect(printed).toContain(
    'site-configs/families/reefs.json:3:15  currency: "EURO" is not a currency code of ISO 4217. Did you mean "EUR"?',
  );
  expect(printed).toContain('> 3 |   "currency": "EURO"');
  expect(status).toBe(1);
});

it('[CARD-5] says which folder it wants', async () => {
  const missing = join(repository, 'nothing');
  expect(await validate('nothing')).toEqual({
    status: 1,
    printed: `error: option '--configs <folder>' argument 'nothing' is invalid. There is no folder ${missing}.`,
  });
});
