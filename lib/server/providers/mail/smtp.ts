import { createTransport } from 'nodemailer';
import { AppError } from '@/lib/server/platform/errors';
import { createBreaker } from '@/lib/server/providers/breaker';
import { assertValidMail, type MailSender } from './mail';
import { translateSmtpError } from './smtp-errors';

/**
 * Timeouts in milliseconds for each step. RFC 5321, section 4.5.3.2, allows a mail server five minutes for the greeting
 * and ten to confirm a mail. `totalMs` covers the whole mail, in case a server responds byte by byte.
 */
export const smtpPatience = { connectMs: 120_000, greetingMs: 300_000, answerMs: 600_000, totalMs: 1_200_000 };
/** Responses of mail servers are shorter than this. */
const maxResponseSize = 64 * 1024;

type SmtpSettings = { url: string; from: string; mustEncrypt: boolean; patience?: typeof smtpPatience };

export function createSmtpSender({ url, from, mustEncrypt, patience = smtpPatience }: SmtpSettings): MailSender {
  const { protocol, hostname, port, username, password, searchParams } = new URL(url);
  const isSecure = protocol === 'smtps:';
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (isSecure ? 465 : 587),
    secure: isSecure,
    // With `?requireTLS=false`, the operator declares that the network to the mail server is private.
    requireTLS: !isSecure && (searchParams.get('requireTLS') ?? String(mustEncrypt)) === 'true',
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
    connectionTimeout: patience.connectMs,
    dnsTimeout: patience.connectMs,
    greetingTimeout: patience.greetingMs,
    socketTimeout: patience.answerMs,
    maxResponseSize,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const breaker = createBreaker({
    sentence: 'Calls to the mail server are paused after repeated failures.',
    isFailure: (error) => !(error instanceof AppError && error.code === 'unprocessable'),
  });

  return {
    async send(mail) {
      assertValidMail(mail);
      const { to, subject, html, text, messageId, headers } = mail;
      await breaker.run(async () => {
        const signal = AbortSignal.timeout(patience.totalMs);
        try {
          await transport.sendMail({
            from,
            // An object, so that the address is not parsed as a list.
            to: { name: '', address: to },
            subject,
            html,
            text,
            messageId,
            headers: { 'Auto-Submitted': 'auto-generated', ...headers },
            signal,
          });
        } catch (error) {
          throw translateSmtpError(error);
        }
      });
      return 'sent';
    },
  };
}
