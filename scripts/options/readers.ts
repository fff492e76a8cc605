import { existsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { InvalidArgumentError } from 'commander';

/** Reads the seed of what is sampled. */
export function seedNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('Write a whole number of at most nine digits.');
  return Number(text);
}

/** Reads a share of a whole. */
export function shareNumber(text: string): number {
  const share = /^(?:\d+(?:\.\d+)?|\.\d+)$/.test(text) ? Number(text) : NaN;
  if (!(share > 0 && share <= 1)) throw new InvalidArgumentError('Write a number above 0 that is at most 1.');
  return share;
}

/** Reads the root of a project whose configuration is read. */
export function projectRoot(text: string): string {
  const folder = resolve(text);
  if (!existsSync(folder)) throw new InvalidArgumentError(`There is no folder ${folder}.`);
  if (!existsSync(join(folder, 'site-configs/sites')))
    throw new InvalidArgumentError(`${folder} has no folder site-configs/sites. Name the root of a project.`);
  return folder;
}

/** Reads one sentence about something new, which becomes a comment and a description in its files. */
export function sentence(text: string): string {
  const words = text.trim();
  if (/[\r\n]/.test(words) || words.length < 10 || words.length > 100 || words.includes('*/'))
    throw new InvalidArgumentError('Write one sentence of 10 to 100 characters on one line, without "*/".');
  return words;
}

/** Reads a folder that is made where it is missing. */
export function writtenFolder(text: string): string {
  const folder = resolve(text);
  let there = folder;
  while (!existsSync(there)) there = dirname(there);
  if (!statSync(there).isDirectory()) throw new InvalidArgumentError(`${there} is a file. Name a folder.`);
  return folder;
}
