import { isStopping } from '@/lib/server/stopping';
import { sendSome } from '@/lib/server/services/newsletter-operation';

/** Editions whose time has come; one that broke off goes on where it was. */
export async function sendNewsletter() {
  while (!isStopping() && (await sendSome()));
}
