import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { EqualityPage } from '@/components/investing/ownership/equality-page';
import { register } from '@/lib/client/session/session-actions';
import { equalityPage as copy } from '@/lib/content/investing/equality';
import { equalityContract, type Equality } from '@/lib/contracts/investing/equality';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { sessionRecord } from '@/tests/support/api/session';

const equality: Equality = {
  allocatedBp: 4_687,
  heldBp: 3_305,
  publication: {
    on: '2026-10-01', population: 395, meant: 115, other: 50, merged: 5,
    groups: [{ background: 'women', people: 40 }, { background: 'disability', people: 0 }],
  },
  meta: { source: 'Sample generator', asOf: '2026-10-01T00:00:00.000Z', isSample: true },
}; // prettier-ignore

describe('the equality commitment page', () => {
  it('[H8] shows goals beside the current state, with denominators, and no group under five', () => {
    render(<EqualityPage copy={copy} equality={equality} />);
    const [held, allocated, people] = screen.getAllByRole('listitem');
    expect(held).toHaveTextContent(/33\.05%Goal: 50%/);
    expect(allocated).toHaveTextContent(/46\.87%Goal: 90%/);
    expect(people).toHaveTextContent(/29\.11%Goal: 50%115 of 395 accounts, 10\/01\/2026/);
    const table = screen.getByRole('table', { name: /10\/01\/2026 Sample data/ });
    expect(within(table).getByRole('row', { name: 'Women 40' })).toBeVisible();
    expect(within(table).getByRole('row', { name: `People with a disability ${copy.said.few}` })).toBeVisible();
    expect(within(table).getByRole('row', { name: `${copy.said.merged} 5` })).toBeVisible();
    expect(within(table).getByRole('row', { name: `${copy.said.silent} 230` })).toBeVisible();
    expect(within(table).getByRole('row', { name: `${copy.said.population} 395` })).toBeVisible();
  });

  it('[H8] leaves out the sum of hidden groups when it would reveal a single one', () => {
    const publication = { ...equality.publication!, merged: 0 };
    render(<EqualityPage copy={copy} equality={{ ...equality, publication }} />);
    expect(screen.queryByRole('row', { name: new RegExp(copy.said.merged) })).toBeNull();
  });

  it('[U4] says that nothing has been published yet', () => {
    render(<EqualityPage copy={copy} equality={{ ...equality, publication: null }} />);
    expect(screen.getByText(copy.said.noneText)).toBeVisible();
    expect(screen.getByText(copy.progress.none)).toBeVisible();
    expect(screen.getByRole('link', { name: copy.own.login })).toBeVisible();
  });

  it('[H8] [U6] takes an answer only with consent, and withdraws it at once', async () => {
    const consent = { version: 1, text: 'I agree that my answer is kept apart.' };
    mockEndpoint(equalityContract.mine, () => ({ background: null, consent }));
    const requests = mockEndpoint(equalityContract.describe, () => ({ background: 'women' as const, consent }));
    const withdrawn = mockEndpoint(equalityContract.withdraw, () => ({ background: null, consent }));
    register(sessionRecord(), { kind: 'user' });
    render(<EqualityPage copy={copy} equality={equality} />);
    await userEvent.click(await screen.findByRole('button', { name: copy.own.save }));
    expect(screen.getByText(copy.own.chooseFirst)).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Women' }));
    await userEvent.click(screen.getByRole('button', { name: copy.own.save }));
    expect(screen.getByText(copy.own.agreeFirst)).toBeVisible();
    expect(requests).toHaveLength(0);
    await userEvent.click(screen.getByRole('checkbox', { name: consent.text }));
    await userEvent.click(screen.getByRole('button', { name: copy.own.save }));
    expect(await screen.findByText(copy.own.saved)).toBeVisible();
    expect(JSON.parse(requests[0]!.body)).toEqual({ background: 'women', consentVersion: 1 });
    await userEvent.click(screen.getByRole('button', { name: copy.own.withdraw }));
    expect(await screen.findByText(copy.own.withdrawn)).toBeVisible();
    expect(withdrawn).toHaveLength(1);
    expect(screen.getByRole('checkbox', { name: consent.text })).not.toBeChecked();
  });
});
