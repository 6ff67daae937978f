import { now } from '@/lib/server/clock';
import { settings } from '@/lib/server/env';
import { AppError } from '@/lib/server/errors';
import { mailPayload } from '@/lib/server/mail/payload';
import { renderMail } from '@/lib/server/mail/render';
import { mailSender } from '@/lib/server/providers/mail/sender';
import type { Delivered, Delivery } from './topics';

/** Old news is worse than none: a mail that says nothing else is dropped after this. */
const goodForMs = 3 * 86_400_000;

export const isMailOn = () => mailSender() !== undefined;

/** Renders a mail and sends it, under an id that stays the same however often it is tried. */
export async function sendMail(payload: unknown, { id, createdAt }: Delivery): Promise<Delivered> {
  const sender = mailSender();
  if (!sender) throw new AppError('not_configured', 'Mail is not configured.');
  const mail = mailPayload.parse(payload);
  const goodUntil = mail.goodUntil ? new Date(mail.goodUntil) : new Date(createdAt.getTime() + goodForMs);
  if (now() > goodUntil) throw new AppError('unprocessable', 'The mail came too late to be of use.');
  const { subject, headers, html, text } = await renderMail(mail.template, mail.data);
  const messageId = `<${id}@${new URL(settings().siteUrl).hostname}>`;
  const result = await sender.send({ to: mail.to, subject, headers, html, text, messageId });
  return result === 'kept' ? { kept: { subject, text } } : undefined;
}
