import { z } from 'zod';
import { now } from '@/lib/server/platform/clock';
import { siteAddress } from '@/lib/server/platform/settings/site-address';
import { AppError } from '@/lib/server/platform/errors';
import { isMailName, mailPayload } from './payload';
import { renderMail } from './render';
import { mailSender } from '@/lib/server/providers/mail/sender';
import type { Delivered, Delivery } from '../jobs/delivery';

/** Lifetime of a mail without its own expiry; after that it is not sent. */
const goodForMs = 3 * 86_400_000;

const named = z.object({ template: z.string() });

export const isMailOn = () => mailSender() !== undefined;

/** Renders a mail and sends it. Every attempt has the same message id. */
export async function sendMail(payload: unknown, { id, createdAt }: Delivery): Promise<Delivered> {
  const sender = mailSender();
  if (!sender) throw new AppError('not_configured', 'Mail is not configured.');
  // During a deployment, a worker of the old version may claim a mail of the new one.
  if (!isMailName(named.parse(payload).template))
    throw new AppError('unavailable', 'This version of the site does not know this kind of mail.');
  const mail = mailPayload.parse(payload);
  const goodUntil = mail.goodUntil ? new Date(mail.goodUntil) : new Date(createdAt.getTime() + goodForMs);
  if (now() > goodUntil) throw new AppError('unprocessable', 'The email expired before it could be sent.');
  const { subject, headers, html, text } = await renderMail(mail.template, mail.data);
  const messageId = `<${id}@${new URL(siteAddress()).hostname}>`;
  const result = await sender.send({ to: mail.to, subject, headers, html, text, messageId });
  return result === 'kept' ? { kept: { subject, text } } : undefined;
}
