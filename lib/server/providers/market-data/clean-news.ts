import { Parser } from 'htmlparser2';
import type { z } from 'zod';
import { isTicker } from '@/lib/domain/market/tickers';
import type { newsShape } from './finnhub-shapes';
import type { Story } from './market-data';

const longest = { headline: 300, summary: 1000, publisher: 80, url: 1000 };
/** Max characters read; longer than the texts of any feed. */
const maxReadLength = 50_000;

/** Parses stories as plain text. Those without a headline or a valid time are skipped. */
export function toStories(given: z.output<typeof newsShape>, at: Date): Story[] {
  return given.flatMap(({ headline, summary, source, url, datetime, related }) => {
    const title = plainText(headline ?? '', longest.headline);
    const publishedAt = new Date((datetime ?? 0) * 1000);
    // A story dated in the future would stay at the top of the list.
    if (title === '' || !(publishedAt.getTime() > 0) || publishedAt.getTime() > at.getTime() + 3_600_000) return [];
    return [
      {
        headline: title,
        summary: plainText(summary ?? '', longest.summary),
        publisher: plainText(source ?? '', longest.publisher) || 'Unknown',
        url: safeAddress(url),
        publishedAt,
        related: (related ?? '').split(',', 20).filter(isTicker),
      },
    ];
  });
}

/** Elements without readable text. */
const silent = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'iframe',
  'object',
  'svg',
  'math',
  'title',
  'textarea',
]);

/** Converts HTML to text: drops tags, decodes entities, and removes control characters and direction marks. */
export function plainText(html: string, maxCharacters: number): string {
  let text = '';
  let silence = 0;
  const parser = new Parser({
    onopentagname: (name) => {
      if (silent.has(name)) silence += 1;
      text += gapOf(name);
    },
    onclosetag: (name) => {
      if (silent.has(name)) silence -= 1;
      text += gapOf(name);
    },
    ontext: (part) => {
      if (silence === 0) text += part;
    },
  });
  parser.end(html.slice(0, maxReadLength));
  const clean = text.toWellFormed().normalize('NFC').replaceAll(unseen, '').replaceAll(/\s+/g, ' ').trim();
  return cut(clean, maxCharacters);
}

/** Inline elements, which do not separate words; all others do. */
const withinWords = new Set([
  'a',
  'abbr',
  'b',
  'em',
  'font',
  'i',
  'mark',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
]);
const gapOf = (tag: string) => (withinWords.has(tag) ? '' : ' ');

/**
 * Control characters other than white space, direction marks, joiners, byte order marks, tag characters and private use
 * characters.
 */
const unseen =
  /[\u0000-\u0008\u000E-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\uFFFD\u{E0000}-\u{E0FFF}\p{Co}]/gu;

function cut(text: string, max: number) {
  const characters = [...text];
  return characters.length <= max
    ? text
    : `${characters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`;
}

/** An https URL without credentials, or null. */
function safeAddress(given: string | null | undefined): string | null {
  if (!given || given.length > longest.url || !URL.canParse(given)) return null;
  const url = new URL(given);
  return url.protocol === 'https:' && url.username === '' && url.password === '' && url.href.length <= longest.url
    ? url.href
    : null;
}
