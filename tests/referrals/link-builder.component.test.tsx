import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { LinkBuilder } from '@/components/referrals/link-builder';
import { accountLinksCopy as copy, utmTemplates } from '@/lib/content/referrals/account-links';

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

describe('[I5] the QR code of a link', () => {
  it('has a button with a border, like the other buttons that copy or save a part of the kit', () => {
    render(<LinkBuilder link={link} />);
    expect(screen.getByRole('button', { name: 'Download SVG' })).toHaveAttribute(
      'class',
      expect.stringContaining('outline'),
    );
  });
});
