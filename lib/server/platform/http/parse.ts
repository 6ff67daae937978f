import type { z } from 'zod';
import { AppError } from '../errors';

/** Parses a part of a request; throws a 400 that lists every invalid field with its message. */
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

const otherForm = 'This has another form than we expect';

/** For fields whose contract has no message: zod's own are written for programmers. */
function plainSentence(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined || issue.input === null) return 'Required';
  if (issue.code === 'invalid_value' && issue.values.length <= 12)
    return `This has to be one of: ${issue.values.map(String).join(', ')}`;
  if (issue.code === 'too_big') return tooMuch(issue.origin, issue.maximum);
  if (issue.code === 'too_small') return tooLittle(issue.origin, issue.minimum);
  return otherForm;
}

function tooMuch(of: string, most: number | bigint) {
  if (of === 'string') return `Maximum length is ${most}`;
  return of === 'array' ? `At most ${most} are taken` : `The largest number here is ${most}`;
}

function tooLittle(of: string, least: number | bigint) {
  if (of === 'string') return least === 1 ? 'Required' : `Minimum length is ${least}`;
  return of === 'array' ? `At least ${least} is needed` : `The smallest number here is ${least}`;
}

/** Full sentences are used unchanged; fragments get the field's name in front. */
function sentenceFor(name: string, sentence: string) {
  return /^(Please|Sorry|We |Enter )/.test(sentence) ? sentence : `${name}: ${sentence}`;
}
