import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { LinkBuilder } from '@/components/referrals/link-builder';
import { BalanceSection } from '@/components/referrals/payouts/balance-section';
import { show } from '@/lib/client/session/session';
import { accountLinksCopy as copy, utmTemplates } from '@/lib/content/referrals/account-links';
import type { OwnPayouts } from '@/lib/contracts/referrals/payouts';
import { signingIn } from '@/tests/support/api/member';

const link = {
  code: 'abcd2345',
  isActive: true,
  acceptedVersion: 1,
  acceptedAt: '2026-11-20T12:00:00.000Z',
  currentVersion: 1,
  displayName: null,
  clicks: { total: 0, last30Days: 0 },
  signUps: 0,
};
const template = () => screen.getByLabelText(copy.template);
const campaign = () =>
  Object.fromEntries(new URL(screen.getByRole('status', { name: copy.link }).textContent).searchParams);

describe('[I5] templates of the link builder', () => {
  it.each(utmTemplates)(
    '$label: fills source and medium, and keeps what was typed beside them',
    async ({ label, utm }) => {
      render(<LinkBuilder link={link} />);
      await userEvent.type(screen.getByLabelText('Campaign'), 'spring');
      await userEvent.selectOptions(template(), label);
      expect(campaign()).toEqual({ ...utm, utm_campaign: 'spring' });
      expect(screen.getByLabelText('Source')).toHaveValue(utm.utm_source);
    },
  );

  it('each text to share has the tags of its own channel, or the custom ones', async () => {
    render(<LinkBuilder link={link} />);
    const tags = () =>
      screen
        .getAllByRole('blockquote', { hidden: true })
        .flatMap(({ textContent }) => /utm_source=[\w-]+&utm_medium=[\w-]+/.exec(textContent) ?? []);
    expect(tags()).toEqual([]);
    await userEvent.selectOptions(template(), 'X post');
    expect(new Set(tags())).toEqual(
      new Set([
        'utm_source=newsletter&utm_medium=email',
        'utm_source=sms&utm_medium=chat',
        'utm_source=message&utm_medium=chat',
        'utm_source=linkedin&utm_medium=post',
        'utm_source=x&utm_medium=post',
        'utm_source=social&utm_medium=post',
      ]),
    );
    await userEvent.type(screen.getByLabelText('Source'), '-9');
    expect(new Set(tags())).toEqual(new Set(['utm_source=x-9&utm_medium=post']));
  });

  it('custom values replace a template, and choosing none clears both', async () => {
    render(<LinkBuilder link={link} />);
    await userEvent.selectOptions(template(), utmTemplates[0]?.label ?? '');
    await userEvent.type(screen.getByLabelText('Source'), '-9');
    expect(template()).toHaveDisplayValue(copy.ownTemplate);
    expect(campaign()).toEqual({ utm_source: 'newsletter-9', utm_medium: 'email' });
    await userEvent.selectOptions(template(), utmTemplates[1]?.label ?? '');
    await userEvent.selectOptions(template(), copy.ownTemplate);
    expect(campaign()).toEqual({});
  });
});

it('[I5] the link comes first, then the code for the checkout, and campaign tags stay closed until they are wanted', () => {
  render(<LinkBuilder link={link} />);
  expect(
    screen
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
      .slice(0, 2),
  ).toEqual(['Copy link', 'Copy code']);
  expect(screen.getByText('abcd2345')).toBeVisible();
  expect(screen.getByText('A friend can enter it at checkout. It counts there even without your link.')).toBeVisible();
  expect(screen.getByText('Track a campaign').closest('details')).not.toHaveAttribute('open');
});

it('[A12] the terms that were accepted can be read again, as they were', async () => {
  render(<LinkBuilder link={{ ...link, acceptedVersion: 2, acceptedAt: '2026-11-24T12:00:00.000Z' }} />);
  expect(screen.getByText('You accepted version 2 of the promoter terms on 11/24/2026.')).toBeVisible();
  await userEvent.click(screen.getByText('Read the promoter terms you accepted'));
  expect(screen.getByText(/^You don’t advise anyone on what to buy or sell/)).toBeVisible();
  expect(screen.queryByText(/^You give no advice/)).toBeNull();
});

describe('[I5] the QR code of a link', () => {
  it('has a button with a border, like the other buttons that copy or save a part of the kit', () => {
    render(<LinkBuilder link={link} />);
    expect(screen.getByRole('button', { name: 'Download SVG' })).toHaveAttribute(
      'class',
      expect.stringContaining('outline'),
    );
  });
});

const payouts: OwnPayouts = {
  balance: {
    ...{
      pendingCents: 400,
      heldCents: 0,
      approvedCents: 0,
      deductedCents: 0,
      requestedCents: 0,
      availableCents: 0,
      paidCents: 0,
    },
  },
  ...{ minimumCents: 1_000, nextApprovalAt: null, details: null, hasStripe: false, taxForm: null, payouts: [] },
  blockers: [{ name: 'no-details', message: 'Add your payout details first.' }],
};
const parts = [
  ['the link', <LinkBuilder key="link" link={link} />],
  [
    'the balance',
    <BalanceSection
      key="balance"
      payouts={payouts}
      change={() => Promise.reject(new Error('unused'))}
      isBusy={false}
      forms={{}}
      onStart={() => expect.fail('Nothing is started.')}
    />,
  ],
] as const;

describe('[A10] figures of the sample ambassador', () => {
  signingIn();
  const signInAs = (id: string) => act(() => show({ id, name: 'Robin Sample', kind: 'user' }));

  it.each(parts)('are marked as sample data beside %s', (_, part) => {
    signInAs('sample-ambassador');
    render(part);
    expect(screen.getByText('Sample data')).toBeVisible();
  });

  it.each(parts)('of a real member have no mark beside %s', (_, part) => {
    signInAs('abcdefghij0123456789');
    render(part);
    expect(screen.queryByText('Sample data')).toBeNull();
  });
});
