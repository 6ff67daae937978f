import type { ApplicationStep } from '@/lib/domain/brokerage/application-steps';

/** An assumption for the estimate, until there are times from real applications. */
export const secondsPerQuestion = 10;
/** The average silent reading rate for English nonfiction (Brysbaert 2019, Journal of Memory and Language 109). */
export const wordsPerMinute = 238;

/** Minutes left by step. */
export type TimeLeft = Partial<Record<ApplicationStep, number>>;
