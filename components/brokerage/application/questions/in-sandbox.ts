import type { Question } from '@/lib/content/brokerage/application/question';
import { flowCopy as copy } from '@/lib/content/brokerage/application/copy';

/** The question as asked in the sandbox, which accepts only Social Security numbers that no person has. */
export const inSandbox = (question: Question): Question =>
  question.kind === 'tax-id' ? { ...question, help: `${copy.taxIdSandbox} ${question.help ?? ''}` } : question;
