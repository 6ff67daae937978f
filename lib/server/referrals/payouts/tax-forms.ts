import { taxForm, type TaxForm } from '@/lib/contracts/referrals/payouts';
import { countries } from '@/lib/domain/shared/countries';
import { newYorkDay } from '@/lib/domain/shared/new-york';
import { taxIdDigits } from '@/lib/domain/referrals/tax-forms';
import { ssn } from '@/lib/domain/brokerage/application/tax-id';
import { recordAudit } from '@/lib/server/platform/audit/audit-repository';
import { now } from '@/lib/server/platform/clock';
import { db, transaction } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import type { Origin } from '@/lib/server/platform/http/origin';
import { enforceLimits } from '@/lib/server/platform/limits/limits';
import { seal } from '@/lib/server/platform/sealing/sealed';
import { openSealed } from '@/lib/server/platform/sealing/sealed-values';
import { settings } from '@/lib/server/platform/settings/env';
import { saveTaxFormRow, type TaxFormRow } from './payout-accounts-repository';
import { readOwnPayouts } from './payout-overview';

/** Signs a tax form. The answers are stored encrypted, with the time and the IP address of the request. */
export async function signTaxForm(accountId: string, form: TaxForm, origin: Origin) {
  await enforceLimits([{ limit: 'payoutChangesByAccount', key: accountId }], origin);
  refuseWrongAnswers(form);
  const isW9 = form.kind === 'w9';
  await transaction(async (tx) => {
    await saveTaxFormRow(tx, {
      ...{ accountId, kind: form.kind, sealed: seal(JSON.stringify(form), placeOf(accountId)) },
      classification: isW9 ? form.classification : null,
      taxIdLast4: isW9 ? (taxIdDigits(form.taxId)?.slice(-4) ?? null) : null,
      country: isW9 ? 'US' : form.country,
      ...{ signedAt: now(), ip: origin.ip },
    });
    const detail = { kind: form.kind };
    await recordAudit(tx, { event: 'tax_form_signed', result: 'ok', subject: accountId, origin, detail });
  });
  return readOwnPayouts(db(), accountId);
}

/** Decrypts a payee's tax form for the yearly totals. */
export async function openTaxForm({ accountId, sealed }: TaxFormRow, origin: Origin): Promise<TaxForm> {
  return taxForm.parse(JSON.parse(await openSealed(sealed, placeOf(accountId), origin)));
}

/**
 * As in the brokerage application, SSNs that were never issued are rejected, and a demo rejects all that could be real.
 * The country must exist.
 */
function refuseWrongAnswers(form: TaxForm) {
  if (form.kind === 'foreign' && !countries.some(({ alpha2 }) => alpha2 === form.country))
    refuse('country', 'Choose a country');
  if (form.kind !== 'w9' || form.taxIdType !== 'ssn') return;
  const digits = taxIdDigits(form.taxId) ?? '';
  const written = `${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}`;
  const { mode, productName: product } = settings();
  const sentence = ssn(written, () => undefined, { isSandbox: mode === 'demo', today: newYorkDay(now()), product });
  if (sentence !== undefined) refuse('taxId', sentence);
}

function refuse(field: string, sentence: string): never {
  throw new AppError('bad_request', sentence, { fields: { [field]: sentence } });
}

const placeOf = (accountId: string) => ({
  ...{ table: 'tax_forms', column: 'sealed' },
  ...{ row: accountId, owner: accountId },
});
