import { AppError } from '@/lib/server/platform/errors';
import { messagingProvider } from '@/lib/server/providers/messaging/provider';
import { signTwilio } from '@/lib/server/providers/messaging/twilio-signature';
import { simulatedReport } from '@/lib/server/platform/outbox/text-payload';

/**
 * Delivers a status report of the simulated messaging provider to our own webhook, in Twilio's format and with its
 * signature.
 */
export async function deliverReport(payload: unknown): Promise<undefined> {
  const provider = messagingProvider();
  if (!provider || provider.isReal) throw new AppError('unprocessable', 'Messages are no longer simulated.');
  const { url, form } = simulatedReport.parse(payload);
  // Imported here so that the API's handlers are loaded only when needed.
  const { app } = await import('@/lib/server/app/app');
  const answer = await app.fetch(
    new Request(url, {
      method: 'POST',
      headers: { 'X-Twilio-Signature': signTwilio(provider.authToken, url, form) },
      body: new URLSearchParams(form),
    }),
  );
  if (!answer.ok) throw new AppError('upstream', `Our own endpoint answered ${answer.status}.`);
}
