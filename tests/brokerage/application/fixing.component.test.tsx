import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { goodAnswers } from '@/tests/support/features/application-answers';
import { signingIn } from '@/tests/support/api/member';
import { group, openScreen, serve } from './open-flow';

describe('fixing an application', () => {
  const signIn = signingIn();

  it('[F3] after a failed attempt each section says how many of its fields are to be fixed', async () => {
    signIn();
    serve({ draft: goodAnswers({ tax_id: '900-12-3456', city: '', street_address: '' }) });
    const { user } = openScreen('contact-information');
    const address = await group('Home address');
    expect(address).toHaveTextContent('Incomplete');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await within(address).findByText('2 to fix')).toBeVisible();
    await user.type(screen.getByLabelText('City'), 'Reno');
    expect(await within(address).findByText('1 to fix')).toBeVisible();
  });

  it('[F3] an error that fits any field names its field in the summary', async () => {
    signIn();
    serve({ draft: goodAnswers({ family_name: 'Núñez' }) });
    const { user } = openScreen('contact-information');
    await group('Home address');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(
      await screen.findByRole('link', { name: 'Please use English letters only, without accents: Last name' }),
    ).toBeVisible();
  });

  it('[F5] in the sandbox the Social Security number’s field says with which digits it begins', async () => {
    signIn();
    serve();
    openScreen('contact-information');
    expect(await screen.findByLabelText('Social Security number')).toHaveAccessibleDescription(
      /^Sandbox: use a number that begins with 900\. Nine digits\./,
    );
  });

  it('[F1] [U3] a step that lacks only the Social Security number says so on a phone, with a link to the field', async () => {
    signIn();
    serve({ draft: goodAnswers({ tax_id: '' }) });
    openScreen('agreements');
    const link = await screen.findByRole('link', { name: 'Social Security number needed' });
    const field = screen.getByLabelText('Social Security number');
    expect(link).toHaveAttribute('href', `#${field.closest('[id^="question-"]')?.id}`);
  });

  it('[F1] says of a step that was not started how long it takes', async () => {
    signIn();
    serve();
    openScreen('contact-information');
    await group('Home address');
    const questionnaire = within(screen.getByRole('navigation', { name: 'Application steps' })).getByRole('link', {
      name: 'Investor questionnaire',
    }).parentElement;
    expect(questionnaire).toHaveTextContent(/Not started, about \d+ min$/);
  });
});
