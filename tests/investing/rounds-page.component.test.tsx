import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RoundsPage } from '@/components/investing/rounds/rounds-page';
import { signingIn } from '@/tests/support/api/member';

const signIn = signingIn();

it('[H1] offers to become an investor, except to investors', () => {
  const { unmount } = render(<RoundsPage items={[]} />);
  expect(screen.getByRole('link', { name: 'Become an investor' })).toBeVisible();
  unmount();
  signIn('investor');
  render(<RoundsPage items={[]} />);
  expect(screen.queryByRole('link', { name: 'Become an investor' })).toBeNull();
});
