import { ledgerLabels, levelNames } from '@/lib/content/referrals/sale-trace';
import { statementCopy as copy } from '@/lib/content/referrals/statements';
import { notFound, sessionEnded } from '@/lib/content/shared/messages';
import type { Statement } from '@/lib/contracts/referrals/statements';
import { csv, type CsvValue } from '@/lib/domain/shared/csv';
import { now } from '@/lib/server/platform/clock';
import { db } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import { isSampleAccount } from '@/lib/domain/referrals/sample-accounts';
import { utcDay } from '@/lib/domain/shared/utc-day';
import { findPayee, listEntries, sumMonths, type StatementLine } from './statements-repository';

/** Monthly statements, latest first. Each opening balance is the previous statement's closing balance. */
export async function readStatements(accountId: string): Promise<Statement[]> {
  let balance = 0;
  const statements = (await sumMonths(db(), accountId)).map((sums): Statement => {
    const openingCents = balance;
    balance += sums.earnedCents - sums.reversedCents - sums.paidCents;
    return { ...sums, openingCents, closingCents: balance };
  });
  return statements.toReversed();
}

/** A statement with its ledger entries; 404 for a month without entries. */
export async function readStatement(accountId: string, month: string) {
  const isMonth = /^\d{4}-(0[1-9]|1[0-2])$/.test(month);
  const statement = isMonth ? (await readStatements(accountId)).find((one) => one.month === month) : undefined;
  if (!statement) throw new AppError('not_found', notFound);
  return { statement, lines: await listEntries(db(), accountId, month) };
}

/** A statement as CSV. The entries add up from the opening to the closing balance. */
export async function statementCsv(accountId: string, month: string): Promise<string> {
  const { statement, lines } = await readStatement(accountId, month);
  const [year = '', number = ''] = month.split('-');
  const last = utcDay(new Date(Date.UTC(Number(year), Number(number), 0)));
  return csv([
    copy.csvColumns,
    balanceRow(`${month}-01`, copy.opening, statement.openingCents),
    ...lines.map(toRow),
    balanceRow(last, copy.closing, statement.closingCents),
  ]);
}

/** The statement as PDF, addressed to the payee. */
export async function statementPdf(accountId: string, month: string) {
  const [{ statement, lines }, payee] = await Promise.all([
    readStatement(accountId, month),
    findPayee(db(), accountId),
  ]);
  if (!payee) throw new AppError('unauthorized', sessionEnded);
  // Loaded on first use: the module keeps two fonts and a PDF library in memory.
  const { makeStatement } = await import('../statement-pdf/make-statement');
  return makeStatement({
    ...{ statement, lines, preparedAt: now(), isSample: isSampleAccount(accountId) },
    payee: { id: accountId, name: `${payee.firstName} ${payee.lastName}`, email: payee.email },
  });
}

const toRow = ({ at, kind, cents, level, invoiceId, revenueCents, cutBp }: StatementLine): CsvValue[] => [
  new Date(at).toISOString(),
  ledgerLabels[kind],
  levelNames[level],
  invoiceId,
  dollars(revenueCents),
  cutBp / 100,
  dollars(cents),
  null,
];

const balanceRow = (day: string, label: string, cents: number): CsvValue[] => [
  ...[day, label, null, null, null, null, null],
  dollars(cents),
];

/** Dollars as a spreadsheet number. Cents are integers, so two decimals are exact. */
const dollars = (cents: number) => Number((cents / 100).toFixed(2));
