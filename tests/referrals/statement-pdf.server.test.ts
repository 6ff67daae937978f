import { beforeAll, describe, expect, it } from 'vitest';
import { sampleAmbassador } from '@/lib/content/referrals/sample-ambassador';
import { usersContract } from '@/lib/contracts/accounts/users';
import { statementsContract as contract } from '@/lib/contracts/referrals/statements';
import { seedReferrals } from '@/lib/server/sample-data/referrals';
import { drawStatement } from '@/lib/server/referrals/statement-pdf/draw-statement';
import { visitor } from '@/tests/support/api/api';
import { registerMember } from '@/tests/support/database/factories';
import { payOut } from '@/tests/support/features/commissions';
import { readCsv } from '@/tests/shared/read-csv';
import { readPdf } from '@/tests/support/read-pdf';

const cents = (dollars: string | undefined) =>
  Math.round(Number((dollars ?? '').replace('−', '-').replaceAll(/[$,]/g, '')) * 100);

const line = (day: number, kind: 'earned' | 'reversed' | 'paid', amount: number, invoiceId: string) => ({
  ...{ at: `2026-09-0${day}T12:00:00Z`, kind, cents: amount, invoiceId },
  ...{ level: invoiceId.endsWith('second') ? (2 as const) : (1 as const), revenueCents: 2_000, cutBp: 2_250 },
});

const statement = {
  ...{ month: '2026-09', openingCents: 120_050, earnedCents: 900, reversedCents: 450, paidCents: 120_000 },
  ...{ closingCents: 500, lines: 4 },
};
const file = {
  statement,
  lines: [
    line(1, 'earned', 450, 'in_first'),
    line(2, 'earned', 450, 'in_second'),
    line(3, 'paid', -120_000, 'in_old'),
    line(4, 'reversed', -450, 'in_first'),
  ],
  payee: { id: 'abcdefghij0123456789', name: 'Łukasz Żółć', email: 'lukasz@example.test' },
  isSample: false,
  preparedAt: new Date('2026-10-02T08:00:00Z'),
};

describe('[A7] a statement as PDF', () => {
  it('has the payee, the period, the totals and every line, as in the table written by hand', async () => {
    const { pages } = await readPdf(await drawStatement(file));
    expect(pages).toEqual([
      [
        ['The ROI referral program', 'September 2026'],
        ['Commission statement'],
        ['Payee', 'Łukasz Żółć'],
        ['Period', 'September 1–30, 2026 (UTC)'],
        ['Prepared', '10/02/2026'],
        ['Account', 'abcdefghij0123456789'],
        ['Opening balance', 'Earned', 'Reversed', 'Paid out', 'Closing balance'],
        ['$1,200.50', '$9.00', '−$4.50', '−$1,200.00', '$5.00'],
        ['Date', 'Entry', 'Degree', 'Sale', 'Sale amount', 'Rate', 'Amount', 'Balance'],
        ['Opening balance', '$1,200.50'],
        ['09/01/2026', 'Earned', 'First degree', 'in_first', '$20.00', '22.5%', '$4.50', '$1,205.00'],
        ['09/02/2026', 'Earned', 'Second degree', 'in_second', '$20.00', '22.5%', '$4.50', '$1,209.50'],
        ['09/03/2026', 'Paid out', 'First degree', 'in_old', '$20.00', '22.5%', '−$1,200.00', '$9.50'],
        ['09/04/2026', 'Reversed', 'First degree', 'in_first', '$20.00', '22.5%', '−$4.50', '$5.00'],
        ['Closing balance', '$5.00'],
        ['Amounts in US dollars. Commissions are approved 30 days after the payment.', 'Page 1 of 1'],
      ],
    ]);
  });

  it('names its language, title, author and date', async () => {
    const { info } = await readPdf(await drawStatement(file));
    expect(info).toMatchObject({
      Language: 'en-US',
      Title: 'Commission statement, September 2026, Łukasz Żółć',
      Author: 'The ROI',
      Subject: 'The ROI referral program',
      CreationDate: 'D:20261002080000Z',
    });
  });

  it('repeats the names of the columns on each page and numbers the pages', async () => {
    const lines = Array.from({ length: 100 }, (_, place) => line(1, 'earned', 450, `in_${place}`));
    const sums = { earnedCents: 45_000, reversedCents: 0, paidCents: 0, closingCents: 165_050, lines: 100 };
    const { pages } = await readPdf(await drawStatement({ ...file, statement: { ...statement, ...sums }, lines }));
    expect(pages.length).toBe(3);
    for (const [index, page] of pages.entries()) {
      expect(page.filter(([first]) => first === 'Date')).toHaveLength(1);
      expect(page.at(-1)?.at(-1)).toBe(`Page ${index + 1} of 3`);
    }
    const sales = pages.flat().filter((row) => row[3]?.startsWith('in_'));
    expect(sales.map((row) => row[3])).toEqual(lines.map(({ invoiceId }) => invoiceId));
    expect(sales.at(-1)?.[7]).toBe('$1,650.50');
  });

  it('says when a month is not over', async () => {
    const { pages } = await readPdf(await drawStatement({ ...file, preparedAt: new Date('2026-09-30T23:59:00Z') }));
    expect(pages.flat()).toContainEqual(['This month is not over. More entries may follow.']);
  });

  it.each([
    ['Ελένη Παπαδοπούλου', 'Ελένη Παπαδοπούλου'],
    ['Nguyễn Thị Ánh', 'Nguyễn Thị Ánh'],
    ['Юлія Бондар', 'Юлія Бондар'],
    ['李小龍', 'lukasz@example.test'],
    ['  ', 'lukasz@example.test'],
  ])('is addressed to %j as %j: the email address when our fonts lack the script', async (name, written) => {
    const { pages } = await readPdf(await drawStatement({ ...file, payee: { ...file.payee, name } }));
    expect(pages[0]?.find(([label]) => label === 'Payee')).toEqual(['Payee', written]);
  });
});

describe('[A7] a downloaded statement', () => {
  let bearer = '';
  beforeAll(async () => {
    await seedReferrals('2026-11-23');
    const { answer } = await visitor().ask(usersContract.login, { body: sampleAmbassador });
    bearer = answer.token;
    await payOut(answer.id);
  });

  it('has the entries of the CSV, with sums that agree, for every month; sample data is labeled', async () => {
    const { items } = (await visitor().ask(contract.list, { bearer })).answer;
    expect(items.length).toBeGreaterThan(2);
    for (const { month } of items) {
      const csv = readCsv((await visitor().send('GET', `/api/referrals/statements/${month}/csv`, { bearer })).text);
      const reply = await visitor().send('GET', `/api/referrals/statements/${month}/pdf`, { bearer });
      expect(reply.headers.get('content-type')).toBe('application/pdf');
      const { pages, info } = await readPdf(reply.bytes);
      const rows = pages.flat();
      const entries = rows.filter((row) => row.length === 8 && row[0] !== 'Date');
      expect(entries.map((row) => [...row.slice(1, 4), cents(row[6])])).toEqual(
        csv.slice(2, -1).map((row) => [...row.slice(1, 4), cents(row[6])]),
      );
      const balances = rows.filter((row) => row.length === 2 && row[0]?.endsWith('balance')).map((row) => row.at(-1));
      expect(balances.map(cents)).toEqual([cents(csv[1]?.[7]), cents(csv.at(-1)?.[7])]);
      expect(entries.reduce((sum, row) => sum + cents(row[6]), cents(csv[1]?.[7]))).toBe(cents(csv.at(-1)?.[7]));
      for (const page of pages) expect(page[0]).toContain('Sample data');
      expect(info['Subject']).toBe('The ROI referral program. Sample data: no real payments');
    }
  });

  it.each(['2026-13', '2020-01', 'x'])('does not exist for %s', async (month) => {
    expect((await visitor().send('GET', `/api/referrals/statements/${month}/pdf`, { bearer })).status).toBe(404);
  });

  it('is not available to others', async () => {
    const { token } = await registerMember();
    const path = '/api/referrals/statements/2026-09/pdf';
    expect((await visitor().send('GET', path, { bearer: token })).status).toBe(404);
    expect((await visitor().send('GET', path)).status).toBe(401);
  });
});
