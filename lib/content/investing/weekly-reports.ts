import type { ReportFigure } from '@/lib/domain/investing/weekly-report';
import { paths } from '@/lib/domain/shared/paths';

/** The words of the weekly reports' page. They travel as data. */
export const weeklyReportsPage = {
  title: 'Weekly reports',
  description:
    'A report for every week: who came and left, what was issued and closed, what was answered. A missed week is a gap.',
  eyebrow: 'Our books',
  heading: 'Week by week.',
  lead: 'Each figure is counted from its records when the report is written, and signed by a person. A report is never changed: what turns out wrong is corrected below it, with the reason.',
  none: 'None has been written yet',
  noneText: 'Reports begin with the first live week. From then on, a week without one shows as a gap.',
  weekOf: 'Week of',
  gap: 'No report was written for this week.',
  signed: 'Signed by',
  correction: 'Correction',
  notKept: 'Not kept yet',
  figure: 'Figure',
  value: 'This week',
  caption: 'Figures of the week of',
  hash: 'Hash of this report',
  follows: 'It continues',
  incidents: {
    title: 'Incidents',
    text: 'What went wrong where members could notice it, noted by a person. Nothing is taken out of this list.',
    none: 'None has been noted.',
    until: 'to',
    lasts: 'now: it lasts',
  },
  check: {
    title: 'Check it yourself',
    text: 'Each report is sealed with a SHA-256 hash of its own lines and of the report written before it: the week, its revision, every figure as name=value in the order of the alphabet, the words, the reason, who signed and when, and the hash before, one to a line. The calls of the API give all of them.',
    link: { label: 'What the API gives', href: paths.apiDocs },
  },
  figures: {
    membersOpen: 'Accounts open at the end of the week',
    membersJoined: 'Accounts opened',
    membersLeft: 'Accounts deleted',
    revenueCents: 'Revenue, from invoices that were paid',
    churn: 'Subscriptions ended',
    refundsCents: 'Refunds that we learnt of',
    signalsIssued: 'Options signals filled',
    signalsClosed: 'Options signals closed',
    predictionsIssued: 'Predictions issued',
    predictionsSettled: 'Predictions settled',
    recordHeadHash: 'Last hash of the trade record',
    commissionsPaidCents: 'Commissions paid',
    incidents: 'Incidents',
    requestsAnswered: 'Stock requests answered',
    sharesEntries: 'Entries in the ledger of shares',
    sharesHeadHash: 'Last hash of the ledger of shares',
  } satisfies Record<ReportFigure, string>,
} as const;
export type WeeklyReportsWords = typeof weeklyReportsPage;
