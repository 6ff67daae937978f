import { z } from 'zod';
import { reportFigures } from '@/lib/domain/investing/weekly-report';
import { defineContract } from '@/lib/contracts/shared/endpoint';
import { line } from '@/lib/contracts/shared/fields';
import { provenance } from '@/lib/contracts/shared/provenance';

const figures = z.partialRecord(z.enum(reportFigures), z.union([z.number(), z.string()]).nullable());

export const reportRevision = z.object({
  revision: z.number().int(),
  figures,
  words: z.string(),
  reason: z.string().nullable(),
  signedBy: z.string(),
  writtenAt: z.iso.datetime(),
  previousHash: z.string(),
  hash: z.string(),
});
export type ReportRevision = z.infer<typeof reportRevision>;

const week = z.object({
  week: z.iso.date(),
  /** The report and its corrections, oldest first; empty for a missing report. */
  revisions: z.array(reportRevision),
});
export type ReportWeek = z.infer<typeof week>;

export const weeklyReportsContract = defineContract({
  list: {
    method: 'GET',
    path: '/api/weekly-reports',
    access: 'public',
    summary: 'List every week since the first report, newest first. Weeks without a report are gaps.',
    response: z.object({ items: z.array(week), meta: provenance }),
    sharedForS: 60,
  },
  write: {
    method: 'POST',
    path: '/api/ops/weekly-reports',
    access: 'operator',
    summary: 'Create the signed report of a finished week, or correct an existing one with a reason.',
    body: z.object({
      week: z.iso.date(),
      signedBy: line(100),
      words: line(2000).optional(),
      reason: line(300).optional(),
    }),
    response: z.object({ week: z.iso.date(), report: reportRevision, isNew: z.boolean() }),
  },
  draft: {
    method: 'POST',
    path: '/api/ops/weekly-reports/:week/draft',
    access: 'operator',
    summary:
      'Count a finished week again as the draft to sign, and list the figures that changed since its last draft.',
    response: z.object({
      week: z.iso.date(),
      figures,
      countedAt: z.iso.datetime(),
      changed: z.array(z.enum(reportFigures)),
    }),
  },
  check: {
    method: 'GET',
    path: '/api/ops/weekly-reports/:week',
    access: 'operator',
    summary: 'Recompute a week and list the figures that differ from its latest report.',
    response: z.object({ figures, differing: z.array(z.enum(reportFigures)) }),
  },
});
