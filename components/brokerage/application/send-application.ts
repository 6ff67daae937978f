import { CallError } from '@/lib/client/http/call-error';
import { agreements } from '@/lib/content/brokerage/agreements/agreements';
import { neutralFailure } from '@/lib/content/shared/faults';
import { applicationFailed } from '@/lib/content/brokerage/messages';
import { loginNeeded } from '@/lib/content/shared/messages';
import { accountApplication } from '@/lib/contracts/brokerage/application';
import { answerKeys, type AnswerKey, type Answers } from '@/lib/domain/brokerage/application/keys';
import { toApplication } from '@/lib/domain/brokerage/application/to-application';
import { brokerageClient } from '../brokerage-client';

export type Outcome =
  | { kind: 'opened' }
  /** An account already exists. */
  | { kind: 'second' }
  | { kind: 'refused'; sentence: string; fields: Partial<Record<AnswerKey, string>> }
  | { kind: 'failed'; sentence: string };

/**
 * Submits the answers as section 3's body, with the version of each agreement that was shown. Returns the result with
 * section 8's messages.
 */
export async function sendApplication(answers: Answers): Promise<Outcome> {
  try {
    const body = accountApplication.parse(toApplication(answers, new Date().toISOString()));
    const signed = body.agreements.map((one) => ({ ...one, version: agreements[one.agreement].document.version }));
    await brokerageClient().open({ body: { ...body, agreements: signed } });
    return { kind: 'opened' };
  } catch (error) {
    return outcomeOf(error);
  }
}

function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof CallError)) return { kind: 'failed', sentence: applicationFailed };
  if (error.status === 401) return { kind: 'failed', sentence: loginNeeded };
  if (isSecond(error)) return { kind: 'second' };
  const fields = Object.fromEntries(Object.entries(error.fields).filter(([name]) => isAnswer(name)));
  const sentence = hasMessage(error) ? error.message : applicationFailed;
  return Object.keys(fields).length > 0 ? { kind: 'refused', sentence, fields } : { kind: 'failed', sentence };
}

/**
 * Whether an account exists. Other conflicts have a retry time (a submission is in progress) or fields (an agreement
 * has changed).
 */
const isSecond = ({ status, fields, retryAfterS }: CallError) =>
  status === 409 && retryAfterS === undefined && Object.keys(fields).length === 0;

const isAnswer = (name: string) => answerKeys.some((known) => known === name);

/** Without a response or a message in it, section 8's message is used. */
const hasMessage = ({ status, message }: CallError) => status !== undefined && message !== neutralFailure;
