import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ContactPage } from '@/components/marketing/pages/contact-page';
import { show } from '@/lib/client/session/session';
import { plainFacts } from '@/lib/content/marketing/legal/facts';
import { operatorParts } from '@/lib/content/marketing/legal/operator';
import { leadsContract } from '@/lib/contracts/leads/leads';
import { myAccountContract } from '@/lib/contracts/my-account/my-account';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { shownToasts } from '@/tests/support/browser/toasts';

const user = userEvent.setup();
const toasts = shownToasts();
const operator = { name: 'Example Research LLC', address: '1 Main Street, Dover, DE', email: 'desk@example.test' };
const demo = operatorParts({ ...plainFacts, isDemo: true, operator: {} });
const done = { message: 'Thank you. We received your message.', notice: 'Demo: no email is sent.' };

const topics = [
  { topic: 'Plans and billing', questions: [{ question: 'Can I cancel anytime?', href: '/subscribe#can-i' }] },
];

const field = (label: string) => screen.getByLabelText(label);
const send = () => user.click(screen.getByRole('button', { name: 'Send message' }));

async function fillIn() {
  await user.type(field('Name'), 'Ann Lee');
  await user.type(field('Email'), 'ann@example.test');
  await user.selectOptions(field('Topic'), 'Referrals');
  await user.type(field('Message'), 'Why was a referral not paid?');
}

it('[S1] leads to what members do themselves, and names the operator with address and email', () => {
  render(<ContactPage operator={operatorParts({ ...plainFacts, isDemo: false, operator })} topics={topics} />);
  expect(screen.getByRole('link', { name: 'Change or cancel a plan, or find an invoice' })).toHaveAttribute(
    'href',
    '/account/billing',
  );
  expect(screen.getByRole('link', { name: 'Check a brokerage application' })).toHaveAttribute(
    'href',
    '/open-account/status',
  );
  const rows = within(screen.getByRole('region', { name: 'Operator' }));
  expect(rows.getByText('Operator: Example Research LLC')).toBeVisible();
  expect(rows.getByText('Address: 1 Main Street, Dover, DE')).toBeVisible();
  expect(rows.getByRole('link', { name: 'desk@example.test' })).toHaveAttribute('href', 'mailto:desk@example.test');
});

it('[S1] says once for each group of requests whether they need a login', () => {
  render(<ContactPage operator={demo} topics={topics} />);
  const groupOf = (note: string) => within(screen.getByText(note).parentElement!).getAllByRole('link');
  expect(groupOf('You need to log in for these.').map((link) => link.getAttribute('href'))).toEqual([
    '/account/billing',
    '/open-account/status',
    '/account/referrals/sales',
    '/account/profile',
  ]);
  expect(groupOf('You don’t need to log in for these.')).toHaveLength(2);
});

it('[S1] shows the answers, where /help leads, before the form', () => {
  render(<ContactPage operator={demo} topics={topics} />);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Questions by topic',
    'Common requests',
    'Write to us',
    'Operator',
  ]);
  expect(document.getElementById('answers')).toContainElement(
    screen.getByRole('heading', { name: 'Questions by topic' }),
  );
});

it('[S1] lists questions by topic, each a link to its answer', async () => {
  render(<ContactPage operator={demo} topics={topics} />);
  const answers = within(screen.getByRole('region', { name: 'Questions by topic' }));
  await user.click(answers.getByText('Plans and billing'));
  expect(answers.getByRole('link', { name: 'Can I cancel anytime?' })).toHaveAttribute('href', '/subscribe#can-i');
});

it('[S1] says in a demo that no operator is named', () => {
  render(<ContactPage operator={demo} topics={topics} />);
  expect(screen.getByText(/Its operator has not been named\./)).toBeVisible();
});

describe('[S21] the contact form', () => {
  it('sends the message and says so once, in its place', async () => {
    const calls = mockEndpoint(leadsContract.contact, done);
    render(<ContactPage operator={demo} topics={topics} />);
    await fillIn();
    await send();
    expect(await screen.findByText('Thank you. We received your message. Demo: no email is sent.')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Send message' })).toBeNull();
    expect(toasts()).toEqual([]);
    const part = within(screen.getByRole('region', { name: 'Message sent' }));
    expect(part.getByText('You gave ann@example.test as your email address.')).toBeVisible();
    // A demo sends no email, so no text may promise one.
    expect(part.queryByText(/replies by email/)).toBeNull();
    expect(screen.queryByText('Choose a topic and tell us how we can help.')).toBeNull();
    expect(JSON.parse(calls[0]!.body)).toMatchObject({
      name: 'Ann Lee',
      email: 'ann@example.test',
      topic: 'referrals',
      message: 'Why was a referral not paid?',
    });
  });

  it('offers an empty form for another message', async () => {
    mockEndpoint(leadsContract.contact, done);
    render(<ContactPage operator={demo} topics={topics} />);
    await fillIn();
    await send();
    await user.click(await screen.findByRole('button', { name: 'Send another message' }));
    expect(screen.getByRole('region', { name: 'Write to us' })).toBeVisible();
    expect(field('Message')).toHaveValue('');
    await send();
    await waitFor(() => expect(field('Message')).toHaveAccessibleDescription(/Required/));
  });

  it('[U6] names what is missing and keeps what was typed', async () => {
    render(<ContactPage operator={demo} topics={topics} />);
    await user.type(field('Name'), 'Ann Lee');
    await send();
    await waitFor(() => expect(field('Topic')).toHaveAccessibleDescription(/Choose a topic/));
    expect(field('Email')).toHaveAccessibleDescription(/Required/);
    expect(field('Name')).toHaveValue('Ann Lee');
  });

  it('[U6] keeps the message when the server refuses it', async () => {
    mockEndpoint(leadsContract.contact, { status: 429, message: 'Wait a moment.' });
    render(<ContactPage operator={demo} topics={topics} />);
    await fillIn();
    await send();
    expect(await screen.findByText('Wait a moment.')).toBeVisible();
    expect(field('Message')).toHaveValue('Why was a referral not paid?');
  });

  it('counts the characters, and refuses a message over the limit without cutting it', async () => {
    render(<ContactPage operator={demo} topics={topics} />);
    expect(field('Message')).toHaveAccessibleDescription(/0 of 2,000 characters/);
    await user.click(field('Message'));
    await user.paste('x'.repeat(2001));
    expect(screen.getByText('2,001 of 2,000 characters')).toBeVisible();
    await send();
    await waitFor(() => expect(field('Message')).toHaveAccessibleDescription(/Maximum length is 2000/));
    expect(field('Message')).toHaveValue('x'.repeat(2001));
  });

  it('fills in the name and email of a member, but not over what is typed', async () => {
    mockEndpoint(myAccountContract.read, {
      ...{ kind: 'user', email: 'ann@example.test', isEmailConfirmed: true, pendingEmail: null },
      ...{ firstName: 'Ann', lastName: 'Lee', phone: null, createdAt: '2026-01-02T03:04:05.000Z' },
    });
    render(<ContactPage operator={demo} topics={topics} />);
    await user.type(field('Name'), 'Annie');
    show({ id: 'a1', name: 'Ann Lee', kind: 'user' });
    await waitFor(() => expect(field('Email')).toHaveValue('ann@example.test'));
    expect(field('Name')).toHaveValue('Annie');
  });
});
