import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { loadModals } from '@/components/modals/load-modals';
import { ModalHost } from '@/components/modals/modal-host';
import { closeAllModals, modalStack, openModal } from '@/components/modals/modal-stack';
import { shownToasts } from '@/tests/support/browser/toasts';

vi.mock('@/components/modals/load-modals', { spy: true });

const toasts = shownToasts();
afterEach(() => act(() => closeAllModals()));

it('[U4] says when the modal code could not be loaded, and opens a modal at the next attempt', async () => {
  vi.mocked(loadModals).mockRejectedValueOnce(new Error('Loading chunk 7 failed.'));
  render(<ModalHost />);
  act(() => openModal('login'));
  await waitFor(() => expect(toasts()).toEqual([['error', 'This part did not load. Try again.']]));
  await waitFor(() => expect(modalStack.openNames()).toEqual([]));
  expect(screen.queryByRole('dialog')).toBeNull();

  act(() => openModal('login'));
  await screen.findByRole('dialog');
  expect(loadModals).toHaveBeenCalledTimes(2);
});
