import { chainText } from '@/lib/domain/shared/chain';
import { figureLines } from '@/lib/domain/investing/weekly-report';
import { sha256 } from '@/lib/server/platform/sealing/crypto';
import type { WeeklyReportRow } from '@/lib/server/platform/db/schema/weekly-reports';

/** Computes the report's hash, which chains it to the previous report. */
export function sealReport(row: Omit<WeeklyReportRow, 'hash'>): WeeklyReportRow {
  const { week, revision, figures, words, reason, signedBy, writtenAt, previousHash } = row;
  const fields = [week, revision, ...figureLines(figures), words, reason, signedBy, writtenAt.toISOString()];
  return { ...row, hash: sha256(chainText(fields, previousHash)).toString('hex') };
}
