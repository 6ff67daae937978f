import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { NameForm } from '@/components/research/watchlists/name-form';

it('[B9] [U4] a name over 60 characters stays as typed and gets an error at its field', async () => {
  const send = vi.fn(() => Promise.resolve());
  render(<NameForm legend="New list" submit="Create list" onSend={send} />);
  const user = userEvent.setup();
  const field = screen.getByLabelText('List name');
  await user.click(field);
  await user.paste('x'.repeat(61));
  await user.click(screen.getByRole('button', { name: 'Create list' }));
  expect(await screen.findByText('Maximum length is 60')).toBeVisible();
  expect(field).toHaveValue('x'.repeat(61));
  expect(field).toHaveAccessibleDescription('Maximum length is 60');
  expect(send).not.toHaveBeenCalled();
});
