import { isEmail } from '@/lib/domain/shared/email';
import { AppError } from '@/lib/server/platform/errors';

/** A mail to one recipient. */
export type Mail = {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** The same for every attempt, so that mail programs can detect duplicates. */
  messageId: string;
  headers?: Record<string, string>;
};

export type MailSender = {
  /** Resolves with 'kept' if nothing was sent and the mail can be read in the outbox. */
  send(mail: Mail): Promise<'sent' | 'kept'>;
};

const hasControl = /[\u0000-\u001f\u007f\u2028\u2029]/;

/** Rejects multiple recipients and header injection. */
export function assertValidMail({ to, subject, messageId, headers = {} }: Mail) {
  if (typeof to !== 'string' || !isEmail(to) || hasControl.test(to)) throw invalid('The recipient is not one address.');
  const lines = [subject, messageId, ...Object.entries(headers).flat()];
  if (lines.some((line) => hasControl.test(line))) throw invalid('A header of the mail contains a line break.');
}

const invalid = (sentence: string) => new AppError('unprocessable', sentence);
