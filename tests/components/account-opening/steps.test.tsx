import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signingIn } from '@/tests/support/member';
import { group, openScreen, serve } from './open-flow';

describe('the application', () => {
  const signIn = signingIn();

  it('[S16] asks every question of the contact information, and the account here fills in four of them', async () => {
    signIn();
    serve({ phone: '+14155550132' });
    openScreen('contact-information');
    const name = within(await group('Your name and how to reach you'));
    expect(name.getByLabelText('First name')).toHaveValue('Ann');
    expect(name.getByLabelText('Last name')).toHaveValue('Lee');
    expect(name.getByLabelText('Email')).toHaveValue('ann@example.test');
    expect(name.getByLabelText('Phone number')).toHaveValue('(415) 555-0132');
    for (const label of ['Street address', 'Apartment or unit (optional)', 'City', 'Postal code', 'Date of birth'])
      expect(screen.getByLabelText(label)).toHaveValue('');
    for (const label of ['Country', 'Country of birth', 'Citizenship', 'Country of tax residence'])
      expect(within(screen.getByLabelText(label)).getAllByRole('option')).toHaveLength(250);
    expect(within(screen.getByLabelText('Kind of tax number')).getAllByRole('option')).toHaveLength(2);
    expect(screen.getByLabelText('Social Security number')).toHaveAttribute('autocomplete', 'off');
  });

  it('[F3] says what is wrong in a summary that takes the focus, and again at each field', async () => {
    signIn();
    serve();
    const { user, visited } = openScreen('contact-information');
    await user.type(await screen.findByLabelText('Street address'), 'PO Box 12');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    const summary = await screen.findByRole('group', { name: /^There are \d+ answers to look at$/ });
    await waitFor(() => expect(summary).toHaveFocus());
    const sentence = 'Please enter where you live: the broker takes no P.O. boxes';
    expect(screen.getByLabelText('Street address')).toHaveAccessibleDescription(sentence);
    await user.click(within(summary).getByRole('link', { name: sentence }));
    expect(screen.getByLabelText('Street address')).toHaveFocus();
    expect(visited).toEqual([]);
  });
});
