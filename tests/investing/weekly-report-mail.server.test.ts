import { afterEach, beforeEach, expect, it } from 'vitest';
import type { MailData } from '@/lib/server/app/mail/payload';
import { renderMail } from '@/lib/server/app/mail/render';
import { changeSettings } from '@/tests/support/providers/mail-settings';

const siteUrl = 'https://roi.example.test';
const unsubscribeLink = `${siteUrl}/newsletter/unsubscribe?token=abc`;
const data: MailData['weekly-report'] = {
  week: '2026-01-05',
  report: {
    ...{ revision: 2, words: 'A quiet week.', reason: 'An incident was missing.', signedBy: 'Robin Example' },
    figures: { signalsIssued: 4, revenueCents: 1_234_50, recordHeadHash: null, sharesHeadHash: 'b'.repeat(64) },
    ...{ writtenAt: '2027-02-19T10:00:00.000Z', hash: 'a'.repeat(64), previousHash: '0'.repeat(64) },
  },
  isSample: true,
  link: `${siteUrl}/weekly-reports/2026-01-05`,
  unsubscribeLink,
};

let restore: () => void;
beforeEach(() => {
  restore = changeSettings({ siteUrl, productName: 'The ROI' });
});
afterEach(() => restore());

it('[H9] the mail of a weekly report has the report’s figures, hashes, reason and text, the risk sentence, and a one-click unsubscribe', async () => {
  const { subject, headers, html, text } = await renderMail('weekly-report', data);
  expect(subject).toBe('The ROI: Sample: Corrected weekly report, week of 01/05/2026');
  const plain = text.replaceAll(/\s+/g, ' ');
  for (const line of [
    'This is sample data.',
    'Correction: An incident was missing.',
    'A quiet week.',
    'Options signals issued: 4',
    'Revenue from paid invoices: $1,234.50',
    'Latest hash of the signal ledger: Not tracked yet',
    `Latest hash of the share ledger: ${'b'.repeat(64)}`,
    `Report hash: ${'a'.repeat(64)}`,
    `Previous hash: ${'0'.repeat(64)}`,
    'Signed by Robin Example, 02/19/2027',
    'Past performance does not guarantee future results.',
    'Not a recommendation to buy or sell.',
  ])
    expect(plain).toContain(line);
  expect(headers).toEqual({
    'List-Unsubscribe': `<${unsubscribeLink}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  expect(html).not.toMatch(/<img|<link|background=|url\(/i);
  const withSecrets = [...html.matchAll(/href="([^"]+\?[^"]+)"/g)].map(([, target]) => target);
  expect(withSecrets).toEqual([unsubscribeLink, unsubscribeLink.replace('unsubscribe', 'preferences')]);
  for (const path of ['/weekly-reports/2026-01-05', '/disclosures']) expect(html).toContain(`"${siteUrl}${path}"`);
});

it('[H9] the mail of a report that was not corrected has no reason, and real data is no sample', async () => {
  const report = { ...data.report, revision: 1, reason: null };
  const { subject, text } = await renderMail('weekly-report', { ...data, report, isSample: false });
  expect(subject).toBe('The ROI: Weekly report, week of 01/05/2026');
  // Only the text of the report counts: the footer of a demo's mails always mentions sample data.
  expect(text).not.toMatch(/Correct|This is sample data/i);
});
