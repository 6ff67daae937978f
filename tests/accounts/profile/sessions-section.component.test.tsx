import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SessionsSection } from '@/components/my-account/profile/sessions-section';
import { myAccountContract, type OwnSession } from '@/lib/contracts/my-account/my-account';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';

const signIn = signingIn();
const session = (device: string, isCurrent = false): OwnSession => ({
  ...{ id: device, device, ip: '198.51.100.7', isCurrent },
  ...{ signedInAt: '2026-11-20T10:00:00.000Z', lastSeenAt: '2026-11-20T10:00:00.000Z' },
});

it('[A1] the devices follow another tab that signed one out', async () => {
  signIn();
  mockEndpoint(myAccountContract.sessions, (_, times) => ({
    items: [session('Firefox on Linux', true), ...(times === 1 ? [session('Safari on iPhone')] : [])],
  }));
  render(<SessionsSection />);
  expect(await screen.findByText('Safari on iPhone')).toBeVisible();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
  expect(screen.getByText('Firefox on Linux')).toBeVisible();
});
