import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach } from 'vitest';
import { ModalHost } from '@/components/modals/modal-host';
import { closeAllModals, openModal } from '@/components/modals/modal-stack';

/** Opens a modal like a page: by a button, which regains the focus. After each test all modals are closed. */
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
