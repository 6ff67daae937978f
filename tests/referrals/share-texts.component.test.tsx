import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ShareTexts } from '@/components/referrals/share-texts';

const address = 'https://site.test/?referredBy=robin';
const disclosure = 'I earn a commission from The ROI if you subscribe through this link.';

it.each(['Email', 'Direct message', 'Social media post'])(
  '[A12] the text for %s is copied with the link and the disclosure, and claims no result',
  async (name) => {
    const user = userEvent.setup();
    render(<ShareTexts address={address} />);
    await user.click(screen.getByRole('button', { name: `Copy text: ${name}` }));
    const text = await navigator.clipboard.readText();
    expect(text).toContain(disclosure);
    expect(text).toContain(address);
    expect(text).not.toMatch(/\d%|\$|profit|return|guarantee|win/i);
  },
);
