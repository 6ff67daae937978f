import { csv, type CsvValue } from '@/lib/domain/shared/csv';
import { utcDay } from '@/lib/domain/shared/utc-day';
import { isReportable, reportingThreshold, taxIdDigits } from '@/lib/domain/referrals/tax-forms';
import { recordAudit } from '@/lib/server/platform/audit/audit-repository';
import { db } from '@/lib/server/platform/db/pool';
import type { Origin } from '@/lib/server/platform/http/origin';
import { memberIdOf } from '../partners/member-id';
import type { TaxFormRow } from './payout-accounts-repository';
import { openTaxForm } from './tax-forms';
import { listYearPayouts, listYearTotals } from './tax-repository';

const dollars = (cents: number) => (cents / 100).toFixed(2);
const usual = ['payee', 'email', 'form', 'classification', 'tax id', 'paid', 'reported on 1099-NEC'];
const fullColumns = ['name', 'business name', 'street', 'city', 'state', 'zip', 'tax id type', 'whole tax id'];

/** CSV of what each payee was paid in a year. Full tax IDs are decrypted only when requested. */
export async function readYearTotals({ year, hasTaxIds }: { year: number; hasTaxIds: boolean }, origin: Origin) {
  const { cents: thresholdCents, source } = reportingThreshold(year);
  const rows: CsvValue[][] = [];
  let reportable = 0;
  for (const { payeeId, email, paidCents, form } of await listYearTotals(db(), year)) {
    const isReported = form !== null && isReportable(form, paidCents, year);
    if (isReported) reportable += 1;
    rows.push([
      ...[payeeId, email, form?.kind ?? 'none', form?.classification, form?.taxIdLast4 && `…${form.taxIdLast4}`],
      ...[dollars(paidCents), isReported ? 'yes' : 'no'],
      ...(hasTaxIds && isReported ? await wholeAnswers(form, origin) : []),
    ]);
  }
  const detail = { year, payees: rows.length, hasTaxIds };
  await recordAudit(db(), { event: 'tax_totals_read', result: 'ok', subject: null, origin, detail });
  return { csv: csv([hasTaxIds ? [...usual, ...fullColumns] : usual, ...rows]), reportable, thresholdCents, source };
}

async function wholeAnswers(row: TaxFormRow, origin: Origin): Promise<CsvValue[]> {
  const form = await openTaxForm(row, origin);
  if (form.kind !== 'w9') return [form.name];
  const { name, businessName, street, city, state, zip, taxIdType, taxId } = form;
  return [name, businessName, street, city, state, zip, taxIdType, taxIdDigits(taxId)];
}

/** A payee's payouts of a year. */
export async function readYearStatement({ year, email }: { year: number; email: string }) {
  const rows = await listYearPayouts(db(), await memberIdOf(email), year);
  const lines = rows.map(({ id, paidAt, method, destination, amountCents }) => [
    ...[paidAt && utcDay(paidAt), id, method, destination, dollars(amountCents)],
  ]);
  const total = rows.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return {
    csv: csv([
      ['paid on', 'payout', 'method', 'destination', 'amount'],
      ...lines,
      ['total', '', '', '', dollars(total)],
    ]),
  };
}
