import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { IntactLedger } from '@/components/signals/verify/verification-result';
import { VerifyPage } from '@/components/signals/verify/verify-page';
import { verifyLedgerSource } from '@/components/signals/verify/verify-ledger-source';
import { verifyPage } from '@/lib/content/signals/verify-page';
import { ledgerContract } from '@/lib/contracts/signals/ledger';
import { TestRouter } from '@/tests/components/router';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { threeEntries, threeEntriesHead } from './ledger-fixture';

const meta = { source: 'test', asOf: '2026-02-20T16:00:00.000Z', isSample: true };
const head = { number: 3, hash: threeEntriesHead };
const publish = (hash = threeEntriesHead) =>
  mockEndpoint(ledgerContract.head, {
    ...{ head: { ...head, hash, at: meta.asOf }, days: [], file: '/api/ledger/ledger.jsonl', meta },
  });
const streamOf = (text: string) => new Response(text).body!;
/** A file with a stream, which jsdom's files lack. */
const fileOf = (lines: readonly string[]) => {
  const text = lines.map((line) => `${line}\n`).join('');
  return Object.assign(new File([text], 'mine.jsonl'), { stream: () => streamOf(text) });
};
const scope = 'This checks the ledger of live signals (3 signals). The 33-trade record from 2022 is not part of it.';
const show = () =>
  render(
    <TestRouter pathname="/verify">
      <VerifyPage copy={verifyPage} scope={scope} />
    </TestRouter>,
  );
const choose = (lines: readonly string[]) => userEvent.upload(screen.getByLabelText('Ledger file'), fileOf(lines));

describe('[C8] the verify page', () => {
  it('shows the figures and the latest hash of an intact file', async () => {
    publish();
    show();
    await choose(threeEntries);
    expect(await screen.findByText('The ledger is intact: mine.jsonl')).toBeVisible();
    expect(screen.getByText(threeEntriesHead)).toBeVisible();
    expect(screen.getByText('Save the latest hash and compare it the next time you verify.')).toBeVisible();
    expect(screen.getByRole('link', { name: /^See the live signals/ })).toHaveAttribute(
      'href',
      '/options-signals?variant=live',
    );
    const figures = within(screen.getByRole('status'))
      .getAllByRole('definition')
      .map((one) => one.textContent);
    expect(figures).toEqual(['3', '1', '1', '0', '0', '0', 'After the date set at issue', threeEntriesHead]);
  });

  it('has a result without a name for the ledger of the site', () => {
    const none = { entries: 0, signals: 0, closed: 0, hidden: [], corrections: 0, late: [], head: null, lastAt: null };
    render(
      <IntactLedger
        outcome={{ kind: 'good', summary: none, name: null, isShort: false, isSample: false }}
        copy={verifyPage.result}
      />,
    );
    expect(screen.getByText('The ledger is intact')).toBeVisible();
  });

  it('[C13] calls a file that ends early incomplete, not intact', () => {
    const some = { entries: 9, signals: 4, closed: 2, hidden: [], corrections: 0, late: [], head: 'a1', lastAt: null };
    render(
      <IntactLedger
        outcome={{ kind: 'good', summary: some, name: 'mine.jsonl', isShort: true, isSample: false }}
        copy={verifyPage.result}
      />,
    );
    expect(screen.getByText('The ledger is intact so far, but not complete: mine.jsonl')).toBeVisible();
    expect(screen.queryByText('The ledger is intact: mine.jsonl')).toBeNull();
  });

  it.each<[string, readonly string[], string, string]>([
    ['removed', threeEntries.toSpliced(2, 1), 'Line 3 (entry 2).', 'Entry 3 is where entry 2 belongs.'],
    [
      'swapped',
      [0, 2, 1, 3].map((row) => threeEntries[row]!),
      'Line 2 (entry 1).',
      'Entry 2 is where entry 1 belongs.',
    ],
    [
      'changed in one byte',
      threeEntries.with(3, threeEntries[3].replace('615', '616')),
      'Line 4 (entry 3).',
      'The hash does not match the entry.',
    ],
  ])('names the first bad row of a dropped file with a row %s', async (_what, lines, row, reason) => {
    publish();
    show();
    fireEvent.drop(screen.getByLabelText('Ledger file'), { dataTransfer: { files: [fileOf(lines)] } });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The ledger was changed: mine.jsonl');
    expect(alert).toHaveTextContent(`${row} ${reason}`);
  });

  it('does not call a file changed that never was a ledger, and says how one begins', async () => {
    publish();
    show();
    await choose(['{"symbols":["MU"]}']);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(`mine.jsonl is not a ledger file`);
    expect(alert).toHaveTextContent(`The first line should be ${threeEntries[0]}`);
    expect(alert).not.toHaveTextContent('changed');
  });

  it('detects a rewritten ledger by the published hash, and a short one by its length', async () => {
    publish('ee'.repeat(32));
    show();
    await choose(threeEntries);
    expect(await screen.findByRole('alert')).toHaveTextContent('Line 4 (entry 3). The hash differs');
    await choose(threeEntries.slice(0, 3));
    expect(await screen.findByText(verifyPage.result.short)).toBeVisible();
  });

  it('says when the site cannot be reached', async () => {
    mockEndpoint(ledgerContract.head, { status: 503, message: 'The desk is resting.' });
    show();
    await choose(threeEntries);
    expect(await screen.findByRole('alert')).toHaveTextContent('The desk is resting.');
  });

  it('says first what is checked, under the name of the ledger', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Verify the ledger');
    expect(screen.getByText(scope)).toBeVisible();
  });

  it('explains itself and links its files without scripts', () => {
    show();
    for (const { label, href } of verifyPage.ledger.files)
      expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', href);
    expect(screen.getByText(/Each entry contains the SHA-256 hash/)).toBeInTheDocument();
  });
});

describe('[C8] reading a file', () => {
  const options = { published: new Map<number, string>(), today: '2026-02-20', onProgress: () => undefined };

  it('accepts a last line without its line feed, and no other line endings', async () => {
    expect(await verifyLedgerSource(streamOf(threeEntries.join('\n')), options)).toMatchObject({ kind: 'good' });
    expect(await verifyLedgerSource(streamOf(threeEntries.join('\r\n')), options)).toMatchObject({
      fault: { line: 1 },
    });
  });

  it('pauses and reports its progress whenever thirty milliseconds have passed', async () => {
    let clock = 0;
    // Each read of the clock advances it by 16 ms, so every second entry ends a slice.
    const looks = vi.spyOn(performance, 'now').mockImplementation(() => (clock += 16));
    const progress: number[] = [];
    const onProgress = (entries: number) => void progress.push(entries);
    await verifyLedgerSource(streamOf(threeEntries.join('\n')), { ...options, onProgress });
    looks.mockRestore();
    expect(progress).toEqual([1, 3]);
  });

  it('names an empty file, and a blank line', async () => {
    expect(await verifyLedgerSource(streamOf(''), options)).toMatchObject({ fault: { reason: 'The file is empty.' } });
    const blank = `${threeEntries.slice(0, 2).join('\n')}\n\n`;
    expect(await verifyLedgerSource(streamOf(blank), options)).toMatchObject({ fault: { line: 3 } });
  });
});
