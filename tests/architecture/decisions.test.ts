import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'docs/decisions');
const index = readFileSync(join(folder, 'README.md'), 'utf8');

const sections = readdirSync(folder)
  .filter((file) => file !== 'README.md')
  .flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    return [...text.matchAll(/^## (\d+)\. (.+)$/gm)].map(([, number = '', title = '']) => ({ file, number, title }));
  });
const numbers = sections.map(({ number }) => number);

it('each decision has a unique number', () => {
  const repeated = numbers.filter((number, place) => numbers.indexOf(number) !== place);
  expect(repeated).toEqual([]);
});

it('the index links each decision, in the order of their numbers', () => {
  const links = [...index.matchAll(/^\| (\d+) +\| \[(.+?)\]\((.+?\.md)#(.+?)\)/gm)].map(([, ...row]) => row);
  const expected = sections
    .toSorted((one, other) => Number(one.number) - Number(other.number))
    .map(({ file, number, title }) => {
      const anchor = `${number} ${title}`.toLowerCase().replace(/[^\w\- ]/g, '');
      return [number, title, file, anchor.replaceAll(' ', '-')];
    });
  expect(links).toEqual(expected);
});

it('every decision that code and documents cite exists', () => {
  const cited = execFileSync('git', ['grep', '--untracked', '-hiowE', 'decisions? [0-9]+((, | and )[0-9]+)*'], {
    cwd: root,
    encoding: 'utf8',
  }).match(/\d+/g);
  expect(cited?.filter((number) => !numbers.includes(number))).toEqual([]);
});

it('the list of topics names the decisions of each file', () => {
  const topics = [...index.matchAll(/^\| \[.+?\]\(([a-z-]+\.md)\) +\|.+\| ([\d, ]+?) +\|$/gm)].map(([, ...row]) => row);
  const expected = readdirSync(folder)
    .filter((file) => file !== 'README.md')
    .map((file) => {
      const own = sections.filter((section) => section.file === file).map(({ number }) => Number(number));
      return [file, own.toSorted((one, other) => one - other).join(', ')];
    });
  expect(topics.toSorted()).toEqual(expected.toSorted());
});
