import { AppError } from '@/lib/server/errors';
import { messagingProvider } from '@/lib/server/providers/messaging/provider';
import { signTwilio } from '@/lib/server/providers/messaging/twilio-signature';
import { simulatedReport } from '@/lib/server/text-payload';

/** Brings what the simulated provider tells to our own endpoint, signed, in the form that Twilio would send. */
export async function bringReport(payload: unknown): Promise<undefined> {
  const provider = messagingProvider();
  if (!provider || provider.isReal) throw new AppError('unprocessable', 'Messages are not simulated any more.');
  const { url, form } = simulatedReport.parse(payload);
  // Here and not above: the API's handlers are loaded when there is something to tell them.
  const { app } = await import('@/lib/server/http/app');
  const answer = await app.fetch(
    new Request(url, {
      method: 'POST',
      headers: { 'X-Twilio-Signature': signTwilio(provider.authToken, url, form) },
      body: new URLSearchParams(form),
    }),
  );
  if (!answer.ok) throw new AppError('upstream', `Our own endpoint answered ${answer.status}.`);
}
