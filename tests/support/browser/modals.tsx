import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach } from 'vitest';
import { ModalHost } from '@/components/modals/modal-host';
import { closeAllModals, openModal } from '@/components/modals/modal-stack';

/**
 * Opens a modal with a button, as a page does, so that focus can return to the button. All modals are closed after each
 * test.
 */
export function modalPage() {
  const user = userEvent.setup();
  afterEach(() => act(() => closeAllModals()));
  const show = async (...[name, details]: Parameters<typeof openModal>) => {
    render(
      <>
        <button onClick={() => openModal(name, details)}>Open</button>
        <ModalHost />
      </>,
    );
    await user.click(screen.getByRole('button', { name: 'Open' }));
    return within(await screen.findByRole('dialog'));
  };
  return { user, show };
}
