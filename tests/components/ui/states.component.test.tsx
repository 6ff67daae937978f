import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Disclosure } from '@/components/ui/navigation/disclosure';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Notice } from '@/components/ui/feedback/notice';
import { Skeleton } from '@/components/ui/feedback/skeleton';

describe('states', () => {
  it('[U4] loading is announced once and drawn as lines', () => {
    render(<Skeleton label="Loading the trades" lines={4} />);
    expect(screen.getByRole('status')).toHaveTextContent(/^Loading the trades$/);
  });

  it('[U4] empty says why and what to do', () => {
    render(
      <EmptyState title="No trades yet" action={<a href="#more">Sign up</a>}>
        The first one appears here.
      </EmptyState>,
    );
    expect(screen.getByText('The first one appears here.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign up' })).toBeInTheDocument();
  });

  it('[U4] an error is announced and offers a retry', async () => {
    const retry = vi.fn();
    render(
      <ErrorState title="It did not load" onRetry={retry}>
        Check your connection.
      </ErrorState>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Check your connection.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('[U4] an error without a retry offers none', () => {
    render(<ErrorState title="It did not load">Write to us.</ErrorState>);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('[U1] only an error interrupts a screen reader', () => {
    render(
      <>
        <Notice>Good to know</Notice>
        <Notice tone="error">Look here</Notice>
      </>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Look here');
  });

  it('[U2] a disclosure is native and needs no scripts', () => {
    render(<Disclosure title="Can I lose money?">Yes.</Disclosure>);
    expect(screen.getByText('Yes.').closest('details')).not.toHaveAttribute('open');
  });
});
