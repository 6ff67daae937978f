import { settings } from '@/lib/server/platform/settings/env';
import { keepingSender } from './kept';
import type { MailSender } from './mail';
import { createSmtpSender } from './smtp';

const slot = Symbol.for('site.mail-sender');
const shelf = globalThis as { [slot]?: { url: string; sender: MailSender } };

/** The mail sender; undefined in live mode without SMTP_URL: mail is off. */
export function mailSender(): MailSender | undefined {
  const { smtpUrl, mailFrom, mode } = settings();
  if (!smtpUrl) return mode === 'demo' ? keepingSender : undefined;
  if (shelf[slot]?.url !== smtpUrl) {
    shelf[slot] = {
      url: smtpUrl,
      sender: createSmtpSender({ url: smtpUrl, from: mailFrom, mustEncrypt: mode === 'live' }),
    };
  }
  return shelf[slot].sender;
}
