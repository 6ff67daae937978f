import { figureKinds, screenFigures } from '@/lib/domain/research/screener/figures';
import type { ScreenProblem } from '@/lib/domain/research/screener/read-screen';
import { screenNames } from './screener';

/** The message for an invalid part of the URL. */
export function problemText({ field, reason, typed, maximum = '' }: ScreenProblem): string {
  const name = fieldName(field);
  switch (reason) {
    case 'number':
      return `${name}: enter ${exampleOf(field)}, not “${typed}”.`;
    case 'limit':
      return `${name}: ${typed.trim()} is too large. Enter 1,000t or less.`;
    case 'order':
      return `${name.replace(/ min$/, '')}: the minimum (${typed.trim()}) is above the maximum (${maximum.trim()}).`;
    case 'column':
      return `There is no column “${typed}”.`;
    case 'sort':
      return `We can’t sort by “${typed}”.`;
    case 'page':
      return `There is no page “${typed}”.`;
    case 'sector':
      return `There is no sector “${typed}”.`;
    case 'unknown':
      return `There is no filter “${field}”. Use names like pe-ratio-max=15.`;
  }
}

/** Examples of valid input by format. */
const examples = {
  price: 'a price like 12.50',
  money: 'an amount like 500m or 10b',
  signed: 'a percentage like 5 or −2.5',
  percent: 'a percentage like 2.5',
  ratio: 'a number like 15 or 0.8',
} as const;

const exampleOf = (field: string) => {
  const figure = screenFigures.find((known) => field === `${known}-min` || field === `${known}-max`);
  return examples[figure ? figureKinds[figure] : 'ratio'];
};

function fieldName(field: string) {
  const [, key = '', end] = /^(.*)-(min|max)$/.exec(field) ?? [];
  const name = Object.entries(screenNames).find(([known]) => known === key)?.[1];
  return name ? `${name} ${end}` : field;
}
