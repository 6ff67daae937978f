import { isEmail } from '@/lib/domain/email';
import { AppError } from '@/lib/server/errors';

/** One mail to one person. */
export type Mail = {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Stays the same when a mail has to be sent again, so that a mail client can tell. */
  messageId: string;
  headers?: Record<string, string>;
};

export type MailSender = {
  /** 'kept' means that nothing left the house: the outbox is where the mail can be read. */
  send(mail: Mail): Promise<'sent' | 'kept'>;
};

const hasControl = /[\u0000-\u001f\u007f\u2028\u2029]/;

/** Refuses lists of recipients and anything that could start a header of its own. */
export function refuseUnfitMail({ to, subject, messageId, headers = {} }: Mail) {
  if (typeof to !== 'string' || !isEmail(to) || hasControl.test(to)) throw unfit('The recipient is not one address.');
  const lines = [subject, messageId, ...Object.entries(headers).flat()];
  if (lines.some((line) => hasControl.test(line))) throw unfit('A header of the mail has a line break in it.');
}

const unfit = (sentence: string) => new AppError('unprocessable', sentence);
