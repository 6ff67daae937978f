import type { ScreenProblem } from '@/lib/domain/research/screener/read-screen';
import { screenNames } from './screener';

/** The screen's message about a part of the address that could not be read. */
export function problemText({ field, reason, typed, maximum = '' }: ScreenProblem): string {
  const name = fieldName(field);
  switch (reason) {
    case 'number':
      return `${name}: enter a number like 15, −2.5 or 10b, not “${typed}”.`;
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

function fieldName(field: string) {
  const [, key = '', end] = /^(.*)-(min|max)$/.exec(field) ?? [];
  const name = Object.entries(screenNames).find(([known]) => known === key)?.[1];
  return name ? `${name} ${end}` : field;
}
