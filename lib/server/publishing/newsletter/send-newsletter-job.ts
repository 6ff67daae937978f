import { isStopping } from '@/lib/server/platform/health/stopping';
import { sendNextBatch } from './newsletter-operation';

/** Job: sends due editions. An interrupted one resumes where it stopped. */
export async function sendNewsletter() {
  while (!isStopping() && (await sendNextBatch()));
}
