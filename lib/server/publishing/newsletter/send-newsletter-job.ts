import { isStopping } from '@/lib/server/platform/health/stopping';
import { sendNextBatch } from './newsletter-operation';

/** Sends due editions; an interrupted one continues where it stopped. */
export async function sendNewsletter() {
  while (!isStopping() && (await sendNextBatch()));
}
