import { settings } from '@/lib/server/platform/settings/env';
import { offlineSender } from './offline-sender';
import type { MailSender } from './mail';
import { createSmtpSender } from './smtp';

let made: { url: string; sender: MailSender } | undefined;

/** The mail sender; undefined in live mode without SMTP_URL, when mail is off. */
export function mailSender(): MailSender | undefined {
  const { smtpUrl, mailFrom, mode } = settings();
  if (!smtpUrl) return mode === 'demo' ? offlineSender : undefined;
  if (made?.url !== smtpUrl) {
    made = {
      url: smtpUrl,
      sender: createSmtpSender({ url: smtpUrl, from: mailFrom, mustEncrypt: mode === 'live' }),
    };
  }
  return made.sender;
}
