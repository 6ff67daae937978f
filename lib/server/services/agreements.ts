import { termsOfUse } from '@/lib/content/legal/terms';
import type { Tx } from '../db/pool';
import { settings } from '../env';
import { legalFacts } from '../legal-facts';
import type { Origin } from '../origin';
import { recordAgreement } from '../repositories/consents';

/** Keeps which terms a new account agreed to: their version, and a hash of every word as this very site shows them. */
export async function agreeToTerms(tx: Tx, accountId: string, origin: Origin) {
  const terms = termsOfUse(legalFacts(settings()));
  await recordAgreement(tx, {
    name: 'terms',
    version: terms.version,
    text: JSON.stringify(terms),
    subject: accountId,
    given: 'button',
    page: undefined,
    origin,
  });
}
