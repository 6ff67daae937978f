import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type CaughtMail = Email & { envelopeTo: string[] };

export type MailCatcher = {
  url: string;
  port: number;
  mails: CaughtMail[];
  /** Resolves when that many mails have arrived. */
  caught(count: number): Promise<CaughtMail[]>;
  close(): Promise<void>;
};

type CatcherOptions = {
  port?: number;
  refuse?: { login?: number; recipient?: number; data?: number };
  /** Accepts mails but never confirms them, so that the sender cannot know the outcome. */
  isMute?: boolean;
  /** The delay of its greeting, as with servers that use greylisting. */
  greetsAfterMs?: number;
};

/** A mail server in this process, on a free port unless one is given. It can reject mails with a status code. */
export async function startMailCatcher({
  port = 0,
  refuse = {},
  isMute = false,
  greetsAfterMs = 0,
}: CatcherOptions = {}): Promise<MailCatcher> {
  const mails: CaughtMail[] = [];
  const watchers = new Set<() => void>();
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    closeTimeout: 50,
    onAuth: ({ username }, _session, done) => done(refusal(refuse.login), { user: username }),
    disabledCommands: ['STARTTLS'],
    onConnect: (_session, done) => void setTimeout(done, greetsAfterMs),
    onRcptTo: (_address, _session, done) => done(refusal(refuse.recipient)),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refuse.data) return done(refusal(refuse.data));
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          mails.push({ ...mail, envelopeTo: session.envelope.rcptTo.map(({ address }) => address) });
          if (!isMute) done();
          watchers.forEach((look) => look());
        });
      });
    },
  });
  // Some tests disconnect in the middle of a mail.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: bound } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${bound}`,
    port: bound,
    mails,
    caught: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (mails.length < count) return;
          watchers.delete(look);
          resolve(mails);
        };
        watchers.add(look);
        look();
      }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const refusal = (responseCode: number | undefined) =>
  responseCode ? Object.assign(new Error('secret words of upstream about ann@example.test'), { responseCode }) : null;
