import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { loadToasts } from '@/components/toasts/load-toasts';
import { ToastRegion } from '@/components/toasts/toast-region';
import { dismissToast, showToast } from '@/components/toasts/toast-store';

vi.mock('@/components/toasts/load-toasts', { spy: true });

beforeEach(() => vi.mocked(loadToasts).mockClear());

it('[U4] [G12] writes the message into the live region when the toast code could not be loaded, and retries with the next', async () => {
  vi.mocked(loadToasts).mockRejectedValueOnce(new Error('Loading chunk 7 failed.'));
  render(<ToastRegion />);
  const region = document.querySelector('[aria-live="polite"]');
  act(() => showToast('error', 'You seem to be offline.'));
  expect(await screen.findByRole('alert')).toHaveTextContent('You seem to be offline.');
  expect(region).toContainElement(screen.getByRole('alert'));
  expect(loadToasts).toHaveBeenCalledTimes(1);

  act(() => showToast('success', 'Back again.'));
  screen.getByText('Back again.');
  expect(loadToasts).toHaveBeenCalledTimes(2);
  await screen.findByRole('region', { name: /Notifications/ });
  act(() => showToast('info', 'As usual.'));
  expect((await screen.findByText('As usual.')).closest('.Toastify__toast')).not.toBeNull();
});

it('[U6] removes a plain error message when its form has succeeded', async () => {
  vi.mocked(loadToasts).mockRejectedValueOnce(new Error('Loading chunk 7 failed.'));
  render(<ToastRegion />);
  act(() => showToast('error', 'You seem to be offline.'));
  await screen.findByRole('alert');
  act(() => dismissToast('error', 'You seem to be offline.'));
  expect(screen.queryByRole('alert')).toBeNull();
});
