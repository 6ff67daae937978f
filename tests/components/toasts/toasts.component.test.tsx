import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { toast } from 'react-toastify/unstyled';
import { ToastRegion } from '@/components/toasts/toast-region';
import { dismissToast, showToast, toastKinds } from '@/components/toasts/toast-store';

const user = userEvent.setup();
const region = () => document.querySelector('[data-react-aria-top-layer]');
const box = (text: string) => screen.getByText(text).closest<HTMLElement>('.Toastify__toast');
const bar = (text: string) => box(text)?.querySelector<HTMLElement>('.Toastify__progress-bar--animated');

afterEach(() => act(() => toast.dismiss()));

async function show(...args: Parameters<typeof showToast>) {
  act(() => showToast(...args));
  await screen.findByText(args[1]);
}

describe('toasts', () => {
  it('[G12] have a polite live region in the page before the first one, alive under a modal', async () => {
    render(<ToastRegion />);
    const before = region();
    expect(before).toHaveAttribute('aria-live', 'polite');
    expect(before).toBeEmptyDOMElement();
    await show('info', 'Said once.');
    expect(region()).toBe(before);
    expect(before).toContainElement(screen.getByText('Said once.'));
  });

  it.each(toastKinds)('[S23] have the kind %s', async (kind) => {
    render(<ToastRegion />);
    await show(kind, `A ${kind} one.`);
    const shown = box(`A ${kind} one.`);
    expect(shown).toHaveClass(kind === 'dark' ? 'Toastify__toast-theme--dark' : `Toastify__toast--${kind}`);
    expect(shown).toHaveAttribute('role', kind === 'error' ? 'alert' : 'status');
  });

  it('[U7] have valid, unique ids', async () => {
    render(<ToastRegion />);
    await show('info', 'Two words, and more.');
    await show('info', 'Two words and more.');
    const ids = ['Two words, and more.', 'Two words and more.'].map((text) => box(text)?.id);
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^\S+$/);
  });

  it('[S23] [G12] close after 5000 ms, top right', async () => {
    render(<ToastRegion />);
    await show('success', 'Saved.');
    expect(box('Saved.')?.parentElement).toHaveClass('Toastify__toast-container--top-right');
    // The library closes a toast at the end of this animation, which is defined in our style sheet.
    expect(bar('Saved.')?.style).toMatchObject({ animationDuration: '5000ms', animationPlayState: 'running' });
    const timer = bar('Saved.');
    // jsdom has no AnimationEvent, so React listens for the prefixed event there.
    if (timer) fireEvent(timer, new Event('webkitAnimationEnd', { bubbles: true }));
    await waitFor(() => expect(screen.queryByText('Saved.')).toBeNull());
  });

  it('[S23] appear once when shown twice, and close 5000 ms after the second time', async () => {
    render(<ToastRegion />);
    await show('error', 'Refused.');
    const before = bar('Refused.');
    await show('error', 'Refused.');
    await waitFor(() => expect(bar('Refused.')).not.toBe(before));
    expect(screen.getAllByText('Refused.')).toHaveLength(1);
    expect(bar('Refused.')?.style).toMatchObject({ animationDuration: '5000ms', animationPlayState: 'running' });
    expect(box('Refused.')).toHaveAttribute('role', 'alert');
  });

  it('[G12] are removed when withdrawn, and only they', async () => {
    render(<ToastRegion />);
    act(() => {
      showToast('error', 'Refused.');
      showToast('success', 'Done.');
    });
    await screen.findByText('Refused.');
    act(() => dismissToast('error', 'Refused.'));
    await waitFor(() => expect(screen.queryByText('Refused.')).toBeNull());
    expect(screen.getByText('Done.')).toBeInTheDocument();
  });

  it('[S23] show the logout at the top center', async () => {
    render(<ToastRegion />);
    await show('default', "You've been signed out.", { place: 'top-center' });
    expect(box("You've been signed out.")?.parentElement).toHaveClass('Toastify__toast-container--top-center');
  });

  it('[G12] stay open while one has the focus', async () => {
    render(<ToastRegion />);
    await show('info', 'Read me.');
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    expect(bar('Read me.')?.style.animationPlayState).toBe('paused');
    act(() => screen.getByRole('button', { name: 'Dismiss' }).blur());
    expect(bar('Read me.')?.style.animationPlayState).toBe('running');
  });

  it('[G12] close by Escape and by their button', async () => {
    render(<ToastRegion />);
    await show('info', 'One.');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('One.')).toBeNull());
    await show('info', 'Two.');
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByText('Two.')).toBeNull());
  });

  it.each([
    ['79 percent', 79, true],
    ['81 percent', 81, false],
  ])('[S23] [G12] dragged by %s of their width', async (_, share, isStaying) => {
    render(<ToastRegion />);
    await show('info', 'Drag me.');
    const shown = box('Drag me.');
    if (!shown) throw new Error('There is no toast to drag.');
    Object.defineProperty(shown, 'offsetWidth', { value: 100 });
    fireEvent.pointerDown(shown, { clientX: 0, button: 0, pointerType: 'mouse' });
    fireEvent.pointerMove(document, { clientX: share });
    fireEvent.pointerUp(document, { clientX: share });
    if (isStaying) expect(screen.getByText('Drag me.')).toBeInTheDocument();
    else await waitFor(() => expect(screen.queryByText('Drag me.')).toBeNull());
  });
});
