import type { z } from 'zod';
import { AppError } from '../errors';

/** Parses a part of a request; a misfit is a 400 that names every wrong field with its sentence. */
export function parseInput(schema: z.ZodType | undefined, input: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(input, { error: plainSentence });
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) {
    const name = issue.path.map(String).join('.').slice(0, 100);
    // The first error of a field wins.
    if (name !== '') fields[name] ??= issue.message;
  }
  const [first] = Object.entries(fields);
  if (!first) throw new AppError('bad_request', 'Please send an object.');
  throw new AppError('bad_request', sentenceFor(...first), { fields });
}

/** For fields whose contract has no sentence of its own: zod's speak to programmers. */
function plainSentence(issue: { code?: string; input?: unknown }) {
  if (issue.code !== 'invalid_type') return undefined;
  return issue.input === undefined || issue.input === null ? 'Required' : 'This has another form than we expect';
}

/** Sentences that speak for themselves stand alone; bare words get the field's name in front. */
function sentenceFor(name: string, sentence: string) {
  return /^(Please|Sorry|We |Enter )/.test(sentence) ? sentence : `${name}: ${sentence}`;
}
