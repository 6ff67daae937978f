import { CallError } from '@/lib/client/call-error';
import { agreements } from '@/lib/content/agreements/agreements';
import { neutralFailure } from '@/lib/content/faults';
import { applicationFailed, loginNeeded } from '@/lib/content/messages';
import { accountApplication } from '@/lib/contracts/application';
import { answerKeys, type AnswerKey, type Answers } from '@/lib/domain/application/keys';
import { toApplication } from '@/lib/domain/application/to-application';
import { applicationCalls } from './application-calls';

export type Outcome =
  | { kind: 'opened' }
  /** There is an account already. */
  | { kind: 'second' }
  | { kind: 'refused'; sentence: string; fields: Partial<Record<AnswerKey, string>> }
  | { kind: 'failed'; sentence: string };

/** Sends the answers as the body of section 3, naming which text of each agreement was on this page, and says what came of it in the words of section 8. */
export async function sendApplication(answers: Answers): Promise<Outcome> {
  try {
    const body = accountApplication.parse(toApplication(answers, new Date().toISOString()));
    const signed = body.agreements.map((one) => ({ ...one, version: agreements[one.agreement].document.version }));
    await applicationCalls().open({ body: { ...body, agreements: signed } });
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
  const sentence = saysSomething(error) ? error.message : applicationFailed;
  return Object.keys(fields).length > 0 ? { kind: 'refused', sentence, fields } : { kind: 'failed', sentence };
}

/** Other conflicts pass: an application that is being sent right now, or an agreement that has changed. */
const isSecond = ({ status, fields, retryAfterS }: CallError) =>
  status === 409 && retryAfterS === undefined && Object.keys(fields).length === 0;

const isAnswer = (name: string) => answerKeys.some((known) => known === name);

/** No answer at all, or one without words of its own: then the specification has a sentence (section 8). */
const saysSomething = ({ status, message }: CallError) => status !== undefined && message !== neutralFailure;
