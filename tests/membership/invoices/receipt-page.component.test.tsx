import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { InvoiceTable } from '@/components/membership/invoices/invoice-table';
import { ReceiptPage } from '@/components/membership/invoices/receipt-page';
import { show } from '@/lib/client/session/session';
import { billingContract, type Receipt } from '@/lib/contracts/membership/billing';
import { TestRouter } from '@/tests/components/router';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';

const id = 'in_1';
const receipt: Receipt = {
  ...{ id, number: 'SIM-1', status: 'paid', isSimulated: true, tier: 'member', dispute: null, pageUrl: null },
  ...{ totalCents: 18_000, creditCents: 3_000, paidCents: 15_000, refundedCents: 0 },
  ...{ at: '2026-11-26T10:00:00.000Z', paidAt: '2026-11-27T10:00:00.000Z' },
  ...{ periodStart: '2026-11-26T10:00:00.000Z', periodEnd: '2027-11-26T10:00:00.000Z' },
  lines: [
    { description: 'Unused time', amountCents: -2_000 },
    { description: 'Yearly membership', amountCents: 20_000 },
  ],
  card: { brand: 'visa', last4: '4242' },
  buyer: { name: 'Ann Lee', email: 'ann@example.test' },
  seller: { name: 'Example Research LLC', address: '1 Main Street', email: null },
};
const endpoint = { ...billingContract.receipt, path: `/api/billing/invoices/${id}` } as const;

function open() {
  show({ id: 'a1', name: 'Ann Lee', kind: 'user' });
  render(
    <TestRouter pathname="/account/billing/invoices/[id]" query={{ id }}>
      <ReceiptPage id={id} />
    </TestRouter>,
  );
}

const valueOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
const sumOf = (label: string) => within(screen.getByRole('row', { name: new RegExp(`^${label}`) })).getByRole('cell');

describe('[E3] the page of an invoice', () => {
  it('shows who sold what to whom, and how it was paid', async () => {
    mockEndpoint(endpoint, receipt);
    open();
    expect(await screen.findByRole('heading', { level: 2, name: 'SIM-1' })).toBeVisible();
    expect(screen.getAllByRole('heading', { name: /Invoice/ })).toHaveLength(1);
    expect(valueOf('From')).toBe('Example Research LLC');
    expect(valueOf('Billed to')).toBe('Ann Lee');
    expect(screen.getByText('ann@example.test')).toBeVisible();
    expect(valueOf('Invoice number')).toBe('SIM-1');
    expect(valueOf('Date')).toBe('11/26/2026');
    expect(valueOf('Paid on')).toBe('11/27/2026');
    expect(valueOf('Plan')).toBe('Signals');
    expect(valueOf('Billing period')).toBe('11/26/2026 to 11/26/2027');
    expect(valueOf('Payment method')).toBe('Visa ending in 4242');
    expect(sumOf('Total')).toHaveTextContent('$180.00');
    expect(sumOf('Credit used')).toHaveTextContent('−$30.00');
    expect(sumOf('Paid')).toHaveTextContent('$150.00');
    expect(screen.queryByText('Amount due')).toBeNull();
    expect(screen.queryByText('View at Stripe')).toBeNull();
  });

  it('is an invoice with its amount due until it is paid, with Stripe’s own page where there is one', async () => {
    const pageUrl = 'https://invoice.stripe.com/i/1';
    mockEndpoint(endpoint, { ...receipt, status: 'open', paidCents: 0, paidAt: null, card: null, pageUrl });
    open();
    expect(await screen.findByRole('heading', { level: 2, name: 'SIM-1' })).toBeVisible();
    expect(sumOf('Amount due')).toHaveTextContent('$150.00');
    expect(screen.queryByText('Payment method')).toBeNull();
    expect(screen.getByRole('link', { name: 'View at Stripe' })).toHaveAttribute('href', pageUrl);
  });

  it('says what a switch of plan added to the credit', async () => {
    const lines = [
      { description: 'Unused time', amountCents: -12_000 },
      { description: 'Monthly membership', amountCents: 1_000 },
    ];
    mockEndpoint(endpoint, { ...receipt, lines, totalCents: 0, creditCents: 0, paidCents: 0 });
    open();
    expect(await screen.findByText('Added to your credit')).toBeVisible();
    expect(sumOf('Added to your credit')).toHaveTextContent('$110.00');
    expect(sumOf('Total')).toHaveTextContent('$0.00');
    expect(screen.queryByText('Tax')).toBeNull();
  });

  it('calls a period without a charge a free trial, with its dates, and labels the seller of a demo', async () => {
    const lines = [{ description: 'Trial period', amountCents: 0 }];
    const seller = { name: null, address: null, email: null };
    const periodEnd = '2026-12-26T12:00:00.000Z';
    mockEndpoint(endpoint, { ...receipt, isSimulated: true, lines, periodEnd, seller, totalCents: 0, paidCents: 0 });
    open();
    expect(await screen.findByText('No charge, 11/26/2026 to 12/26/2026')).toBeVisible();
    expect(screen.queryByText('Trial period')).toBeNull();
    expect(screen.getByText('From').parentElement).toHaveTextContent('FromThe ROISample data');
  });

  it('names the tax that is part of the total', async () => {
    const lines = [{ description: 'Monthly membership', amountCents: 1_000 }];
    mockEndpoint(endpoint, { ...receipt, lines, totalCents: 1_080, creditCents: 0, paidCents: 1_080 });
    open();
    expect(await screen.findByText('Tax')).toBeVisible();
    expect(sumOf('Tax')).toHaveTextContent('$0.80');
  });

  it('prints', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    mockEndpoint(endpoint, receipt);
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('says that an invoice does not exist, and how to get back', async () => {
    mockEndpoint(endpoint, { status: 404, message: 'Not found' });
    open();
    expect(await screen.findByText('Invoice not found')).toBeVisible();
    expect(screen.getByRole('link', { name: /Back to Billing/ })).toHaveAttribute('href', '/account/billing');
  });

  it('[U4] offers to try again after a failure', async () => {
    mockEndpoint(endpoint, (_, times) => (times === 1 ? { status: 503, message: 'Try again.' } : receipt));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'SIM-1' })).toBeVisible();
  });
});

it('[E3] each row of the invoices leads to its own page', () => {
  const { at, totalCents, paidCents, refundedCents } = receipt;
  const { periodStart, periodEnd } = { periodStart: '2026-11-26T10:00:00.000Z', periodEnd: '2026-12-26T10:00:00.000Z' };
  const row = { number: 'SIM-1', status: 'paid', dispute: null, pageUrl: null, pdfUrl: null } as const;
  render(
    <InvoiceTable invoices={[{ id, at, periodStart, periodEnd, totalCents, paidCents, refundedCents, ...row }]} />,
  );
  expect(screen.getByRole('link', { name: 'SIM-1' })).toHaveAttribute('href', '/account/billing/invoices/in_1');
});
