import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { MessagesSection } from '@/components/my-account/profile/messages-section';
import { myAccountContract as contract } from '@/lib/contracts/my-account/my-account';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';

describe('the mails of an account', () => {
  const signIn = signingIn();

  it.each([
    ['newsletter', { newsletter: 'on', 'weekly-report': 'off' }, 'its newsletter.'],
    ['weekly-report', { newsletter: 'off', 'weekly-report': 'on' }, 'its weekly report and corrections to it.'],
  ] as const)(
    '[G13] [H9] starts the %s of a confirmed address, with the consent text',
    async (list, lists, consent) => {
      signIn();
      mockEndpoint(contract.messages, { lists: { newsletter: 'off', 'weekly-report': 'off' }, alerts: 2 });
      render(<MessagesSection isConfirmed />);
      const sent = mockEndpoint(contract.changeMessages, { lists, alerts: 2 });
      const button = await screen.findByRole('button', { name: `Subscribe to ${list.replace('-', ' ')}` });
      expect(screen.getByText(new RegExp(consent))).toBeVisible();
      await userEvent.click(button);
      expect(await screen.findByText('Subscribed')).toBeVisible();
      expect(sent.map(({ body }) => JSON.parse(body) as unknown)).toEqual([{ list, isWanted: true }]);
      expect(screen.getByText('2 active alerts', { exact: false })).toBeVisible();
    },
  );
});
