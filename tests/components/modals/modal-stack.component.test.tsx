import { act, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ModalHost } from '@/components/modals/modal-host';
import { modalStack, openModal, swapModal } from '@/components/modals/modal-stack';
import { modalPage } from '@/tests/support/browser/modals';

const { user, show } = modalPage();
const dialog = (name: string) => screen.findByRole('dialog', { name });

describe('the stack', () => {
  it('[S10] [G1] closes only the top modal on each Escape', async () => {
    await show('login');
    act(() => openModal('forgot-password'));
    await dialog('Forgot Password');
    await user.keyboard('{Escape}');
    expect(modalStack.openNames()).toEqual(['login']);
    const below = await dialog('Login');
    await waitFor(() => expect(below).toContainElement(document.activeElement as HTMLElement));
    await user.keyboard('{Escape}');
    expect(modalStack.openNames()).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[S10] [G1] closes one modal per Escape, also when Escape is pressed twice in a row', async () => {
    await show('login');
    act(() => openModal('forgot-password'));
    const top = await dialog('Forgot Password');
    // Two key presses on the focused element before the fade-out ends.
    act(() => {
      for (let times = 0; times < 2; times += 1)
        top.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    });
    expect(modalStack.openNames()).toEqual(['login']);
  });

  it('[S10] [G1] closes by the icon and returns the focus', async () => {
    const modal = await show('login');
    await user.click(modal.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  });

  it('[S10] [G1] closes by a press on the overlay, not by one that began inside', async () => {
    await show('login');
    const overlay = (await dialog('Login')).parentElement?.parentElement ?? document.body;
    await user.pointer([
      { keys: '[MouseLeft>]', target: screen.getByLabelText('Email') },
      { keys: '[/MouseLeft]', target: overlay },
    ]);
    expect(modalStack.openNames()).toEqual(['login']);
    await user.pointer([
      { keys: '[MouseLeft>]', target: overlay },
      { keys: '[/MouseLeft]', target: overlay },
    ]);
    expect(modalStack.openNames()).toEqual([]);
  });

  it('[G1] stays open after a drag from the overlay into it', async () => {
    await show('login');
    const overlay = (await dialog('Login')).parentElement?.parentElement ?? document.body;
    await user.pointer([
      { keys: '[MouseLeft>]', target: overlay },
      { keys: '[/MouseLeft]', target: screen.getByLabelText('Email') },
    ]);
    expect(modalStack.openNames()).toEqual(['login']);
  });

  it('[S10] returns to a window that is open below, instead of opening it twice', async () => {
    await show('login');
    act(() => openModal('forgot-password'));
    await dialog('Forgot Password');
    act(() => swapModal('forgot-password', 'login'));
    expect(modalStack.openNames()).toEqual(['login']);
  });

  it('[G1] keeps the focus inside through fifty tabs, and the page inert', async () => {
    await show('login');
    const window = await dialog('Login');
    for (let step = 0; step < 50; step += 1) {
      await user.tab();
      expect(window).toContainElement(document.activeElement as HTMLElement);
    }
    expect(screen.queryByRole('button', { name: 'Open' })).toBeNull();
  });

  it('[S10] [G2] swaps login for forgot password in the same window, focus in its first field', async () => {
    const modal = await show('login', { kind: 'investor' });
    await user.click(modal.getByRole('button', { name: 'Forgot password?' }));
    await dialog('Forgot Password');
    expect(modalStack.read().map(({ name, details }) => [name, details.kind])).toEqual([
      ['forgot-password', 'investor'],
    ]);
    expect(screen.getByLabelText('Email')).toHaveFocus();
  });

  it('[G2] [S26] keeps the typed email and the chosen kind of account', async () => {
    const modal = await show('login', { next: '/account' });
    await user.type(modal.getByLabelText('Email'), 'ann@example.test');
    await user.click(modal.getByRole('button', { name: 'Investor? Use your investor account' }));
    await user.click(modal.getByRole('button', { name: 'Forgot password?' }));
    await dialog('Forgot Password');
    screen.getByText('The link will be for your investor account.');
    expect(screen.getByLabelText('Email')).toHaveValue('ann@example.test');
    expect(modalStack.read()[0]?.details.next).toBe('/account');
  });

  it('[G1] [U1] moves the focus to the page when the element that opened the modal is gone', async () => {
    const page = (hasTrigger: boolean) => (
      <>
        {hasTrigger ? <button onClick={() => openModal('login')}>Open</button> : null}
        <main id="main" tabIndex={-1} />
        <ModalHost />
      </>
    );
    const { rerender } = render(page(true));
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await dialog('Login');
    rerender(page(false));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('opens each modal once', async () => {
    await show('login');
    act(() => openModal('login'));
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });
});
