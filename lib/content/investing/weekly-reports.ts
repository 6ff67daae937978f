import type { ReportFigure } from '@/lib/domain/investing/weekly-report';
import { paths } from '@/lib/domain/shared/paths';

/** The words of the weekly reports' page. They travel as data. */
export const weeklyReportsPage = {
  title: 'Weekly reports',
  description: 'Weekly membership, revenue, signal and prediction figures. A missed week shows as a gap.',
  eyebrow: 'Transparency',
  heading: 'Weekly reports',
  lead: 'Every figure is computed from our records and signed off by a person. Reports never change; corrections are added with the reason.',
  none: 'No reports yet',
  noneText: 'Reports start with our first live week. After that, a missed week shows as a gap.',
  weekOf: 'Week of',
  gap: 'No report for this week.',
  signed: 'Signed by',
  correction: 'Correction',
  notKept: 'Not tracked yet',
  figure: 'Figure',
  value: 'This week',
  caption: 'Figures for the week of',
  hash: 'Report hash',
  follows: 'Previous hash',
  incidents: {
    title: 'Incidents',
    text: 'Issues that affected members. Entries are never removed.',
    none: 'No incidents.',
    until: 'to',
    lasts: 'now (ongoing)',
  },
  check: {
    title: 'Verify the reports',
    text: 'Each report has a SHA-256 hash over these lines: week, revision, every figure as name=value in alphabetical order, text, reason, signer, time and the previous report’s hash. The API returns all of them.',
    link: { label: 'API documentation', href: paths.apiDocs },
  },
  figures: {
    membersOpen: 'Accounts open at the end of the week',
    membersJoined: 'Accounts opened',
    membersLeft: 'Accounts deleted',
    revenueCents: 'Revenue from paid invoices',
    churn: 'Subscriptions ended',
    refundsCents: 'Refunds recorded',
    signalsIssued: 'Options signals issued',
    signalsClosed: 'Options signals closed',
    predictionsIssued: 'Predictions issued',
    predictionsSettled: 'Predictions settled',
    recordHeadHash: 'Latest hash of the signal ledger',
    commissionsPaidCents: 'Commissions paid',
    incidents: 'Incidents',
    requestsAnswered: 'Stock requests answered',
    sharesEntries: 'Share ledger entries',
    sharesHeadHash: 'Latest hash of the share ledger',
  } satisfies Record<ReportFigure, string>,
} as const;
export type WeeklyReportsCopy = typeof weeklyReportsPage;
