import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Choice, ChoiceGroup } from '@/components/ui/forms/choice';
import { PasswordField } from '@/components/ui/forms/password-field';
import { SelectField } from '@/components/ui/forms/select-field';
import { TextField } from '@/components/ui/forms/text-field';

describe('field', () => {
  it('[U6] names the field, its hint and its error, and keeps what was typed', async () => {
    const { rerender } = render(<TextField label="Email" name="email" hint="We never share it." />);
    const input = screen.getByLabelText('Email');
    await userEvent.type(input, 'ann@');
    expect(input).toHaveAccessibleDescription('We never share it.');
    expect(input).not.toHaveAttribute('aria-invalid');

    rerender(<TextField label="Email" name="email" hint="We never share it." error="Please enter a valid email" />);
    expect(input).toHaveAccessibleDescription('Please enter a valid email We never share it.');
    expect(input).toHaveAttribute('aria-invalid', 'true');
    expect(input).toHaveValue('ann@');
  });

  it('[U6] marks optional fields', () => {
    render(<TextField label="Phone" isOptional />);
    expect(screen.getByLabelText('Phone (optional)')).toBeInTheDocument();
  });

  it('[G9] shows and hides a password in one and the same input', async () => {
    render(<PasswordField label="Password" name="password" defaultValue="secret words" />);
    const input = screen.getByLabelText('Password');
    expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input).toHaveAttribute('type', 'password');
    expect(input).toHaveValue('secret words');
  });

  it('[U6] sets the autocomplete values of passwords, current and new', () => {
    render(<PasswordField label="New password" autoComplete="new-password" />);
    expect(screen.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password');
  });

  it('[U1] a select is the native one, with its error attached', () => {
    render(<SelectField label="Country" options={[{ value: 'USA', label: 'United States' }]} error="Required" />);
    expect(screen.getByRole('combobox', { name: 'Country' })).toHaveAccessibleDescription('Required');
  });

  it('[U1] answers are grouped under their question, each with its note', async () => {
    render(
      <ChoiceGroup legend="How long?" error="Please select your horizon">
        <Choice name="horizon" label="1 year" />
        <Choice name="horizon" label="10 years" note="Long" />
      </ChoiceGroup>,
    );
    const group = screen.getByRole('group', { name: 'How long?' });
    expect(group).toHaveAccessibleDescription('Please select your horizon');
    // The options get the red border of an invalid field.
    expect(group).toHaveAttribute('data-invalid');
    const long = screen.getByRole('radio', { name: '10 years' });
    await userEvent.click(screen.getByText('Long'));
    expect(long).toBeChecked();
    expect(long).toHaveAccessibleDescription('Long');
  });
});
