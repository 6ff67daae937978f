import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '@/components/ui/forms/button';

describe('button', () => {
  it('[U1] does not submit a form unless told to', () => {
    render(<Button>Look</Button>);
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  });

  it('[U4] while busy says so, keeps the focus and does nothing', async () => {
    const press = vi.fn();
    const submit = vi.fn((event: FormEvent) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Button type="submit" isBusy busyLabel="Sending" onClick={press}>
          Send
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Sending' });
    await userEvent.click(button);
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(press).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
  });
});
