import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeAllModals, modalStack } from '@/components/modals/modal-stack';
import { listenForFormLinks } from '@/components/modals/open-by-link';
import { Link } from '@/components/ui/navigation/link';
import { paths } from '@/lib/domain/shared/paths';

let stop: () => void;
const followed = vi.fn((event: Event) => event.preventDefault());
beforeEach(() => {
  stop = listenForFormLinks();
  document.body.addEventListener('click', followed);
});
afterEach(() => {
  stop();
  document.body.removeEventListener('click', followed);
  followed.mockClear();
  closeAllModals();
});

it.each(['test-drive', 'app-link', 'single-signup'] as const)('[I6] [U2] a link to %s opens its modal', (name) => {
  render(
    <Link href={paths.form(name)}>
      <b>Text me</b>
    </Link>,
  );
  expect(screen.getByRole('link')).toHaveAttribute('href', `/forms/${name}`);
  expect(fireEvent.click(screen.getByText('Text me'))).toBe(false);
  expect(modalStack.openNames()).toEqual([name]);
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  '[U2] with %j the browser opens the form’s page',
  (how) => {
    render(<a href={paths.form('app-link')}>Text me</a>);
    fireEvent.click(screen.getByRole('link'), how);
    expect(modalStack.openNames()).toEqual([]);
  },
);

it('[U2] links to other forms are left alone', () => {
  render(<a href={paths.form('newsletter')}>The newsletter</a>);
  fireEvent.click(screen.getByRole('link'));
  expect(modalStack.openNames()).toEqual([]);
});
