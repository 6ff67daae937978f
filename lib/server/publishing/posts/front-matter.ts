import { z } from 'zod';
import { line } from '@/lib/contracts/shared/fields';
import { tiers } from '@/lib/domain/membership/plans';
import { visibilities } from '@/lib/domain/membership/visibilities';
import { positions } from '@/lib/domain/publishing/posts';
import { isTicker } from '@/lib/domain/market/tickers';
import { AppError } from '@/lib/server/platform/errors';

const names = z.string().transform((text) => text.split(',').flatMap((part) => part.trim() || []));
const name = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'allows lowercase letters, digits and dashes');

const disclosure = z.object({
  ticker: z.string().refine(isTicker, 'has no ticker'),
  position: z.enum(positions),
});

/** The author's positions in single stocks, such as `AAPL none, MSFT holds`. */
const disclosures = names
  .transform((parts) => parts.map((part) => part.split(/\s+/)).map(([ticker, position]) => ({ ticker, position })))
  .pipe(z.array(disclosure).max(30));

const head = z
  .strictObject({
    id: name.max(80),
    title: line(120),
    summary: line(300),
    author: name,
    categories: names.pipe(z.array(name).min(1, 'has no category').max(5)),
    visibility: z.enum(visibilities),
    tier: z.enum(tiers).optional(),
    /** The author's position in the mentioned stocks; required for publication. */
    position: z.enum(positions, `is missing: use ${positions.join(', ')}`),
    positions: disclosures.default([]),
    sample: z.enum(['yes', 'no']).default('no'),
  })
  .refine(({ visibility, tier }) => (visibility === 'tier') === (tier !== undefined), {
    path: ['tier'],
    message: 'is allowed only with visibility: tier',
  });

export type PostHead = z.output<typeof head>;

/** Splits a post's file into front matter and text. */
export function readPostFile(source: string): { head: PostHead; body: string } {
  const [, above, body] = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source) ?? [];
  if (above === undefined || body === undefined)
    throw refusal('A post must begin with front matter between two lines of three dashes.');
  const read = head.safeParse(readLines(above));
  if (!read.success)
    throw refusal(
      read.error.issues.map(({ path, message }) => `${path[0]?.toString() ?? 'front matter'}: ${message}`).join('; '),
    );
  if (body.trim() === '') throw refusal('The post has no text.');
  return { head: read.data, body };
}

/** Parses `key: value` lines, the only part of YAML that front matter needs. */
function readLines(text: string) {
  const entries = text
    .split(/\r?\n/)
    .filter((row) => row.trim() !== '' && !row.startsWith('#'))
    .map((row) => {
      const [, key, value = ''] = /^([a-z]+):(.*)$/.exec(row) ?? [];
      if (key === undefined)
        throw refusal(`This line of the front matter is not a key with a value: ${row.slice(0, 60)}`);
      return [key, value.trim().replace(/^(["'])(.*)\1$/, '$2')] as const;
    });
  if (new Set(entries.map(([key]) => key)).size < entries.length)
    throw refusal('A key is repeated in the front matter.');
  return Object.fromEntries(entries);
}

const refusal = (sentence: string) => new AppError('unprocessable', sentence);
