import type { ApplicationStep } from '@/lib/domain/brokerage/application-steps';

/** The basis of the estimate, until the times of real applications are known. */
export const secondsPerQuestion = 10;
/** The average of silent reading of English non-fiction (Brysbaert 2019, Journal of Memory and Language 109). */
export const wordsPerMinute = 238;

/** Minutes by step. */
export type TimeLeft = Partial<Record<ApplicationStep, number>>;
