import { createTransport } from 'nodemailer';
import { AppError } from '@/lib/server/errors';
import { createBreaker } from '@/lib/server/providers/breaker';
import { refuseUnfitMail, type MailSender } from './mail';
import { translateSmtpError } from './smtp-errors';

/** Connecting may take two seconds, the whole mail eight: a job must never hang on a mail server. */
const connectMs = 2_000;
const totalMs = 8_000;
/** No sane answer of a mail server is longer. */
const maxResponseSize = 64 * 1024;

type SmtpSettings = { url: string; from: string; mustEncrypt: boolean };

export function createSmtpSender({ url, from, mustEncrypt }: SmtpSettings): MailSender {
  const { protocol, hostname, port, username, password, searchParams } = new URL(url);
  const isSecure = protocol === 'smtps:';
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (isSecure ? 465 : 587),
    secure: isSecure,
    // `?requireTLS=false` is the operator's word that the way to the server is private.
    requireTLS: !isSecure && (searchParams.get('requireTLS') ?? String(mustEncrypt)) === 'true',
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
    connectionTimeout: connectMs,
    dnsTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: totalMs,
    maxResponseSize,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const breaker = createBreaker({
    sentence: 'The mail server is given a rest after repeated failures.',
    isFailure: (error) => !(error instanceof AppError && error.code === 'unprocessable'),
  });

  return {
    async send(mail) {
      refuseUnfitMail(mail);
      const { to, subject, html, text, messageId, headers } = mail;
      await breaker.run(async () => {
        const signal = AbortSignal.timeout(totalMs);
        try {
          await transport.sendMail({
            from,
            // As an object, so that nothing in it is read as a list.
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
