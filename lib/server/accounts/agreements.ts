import { termsOfUse } from '@/lib/content/marketing/legal/terms';
import type { Tx } from '@/lib/server/platform/db/pool';
import { settings } from '@/lib/server/platform/settings/env';
import { legalFacts } from '@/lib/server/marketing/legal-facts';
import type { Origin } from '@/lib/server/platform/http/origin';
import { recordAgreement } from '@/lib/server/visits/consents-repository';

/** Records which terms a new account accepted: their version and their text as this site shows it. */
export async function agreeToTerms(tx: Tx, accountId: string, origin: Origin, given: 'button' | 'tick' = 'button') {
  const terms = termsOfUse(legalFacts(settings()));
  await recordAgreement(tx, {
    name: 'terms',
    version: terms.version,
    text: JSON.stringify(terms),
    subject: accountId,
    given,
    page: undefined,
    origin,
  });
}
