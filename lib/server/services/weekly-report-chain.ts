import { chainWords } from '@/lib/domain/chain';
import { figureLines } from '@/lib/domain/weekly-report';
import { sha256 } from '../crypto';
import type { WeeklyReportRow } from '../db/schema/weekly-reports';

/** Gives a report its place in the chain: after the one with `previousHash`. */
export function sealReport(row: Omit<WeeklyReportRow, 'hash'>): WeeklyReportRow {
  const { week, revision, figures, words, reason, signedBy, writtenAt, previousHash } = row;
  const fields = [week, revision, ...figureLines(figures), words, reason, signedBy, writtenAt.toISOString()];
  return { ...row, hash: sha256(chainWords(fields, previousHash)).toString('hex') };
}
