import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { closeAll, openNames } from '@/tests/support/browser/open-modals';
import { endSession, register } from '@/lib/client/session/session-actions';
import { brokerageContract as contract } from '@/lib/contracts/brokerage/brokerage';
import { goodAnswers } from '@/tests/support/features/application-answers';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { signingIn } from '@/tests/support/api/member';
import { goneTo } from '@/tests/support/browser/navigation-log';
import { sessionRecord } from '@/tests/support/api/session';
import { openScreen, savedDraft, serve } from './open-flow';

describe('the draft', () => {
  const signIn = signingIn();

  it('[F2] is saved a moment after the last key, says when, and never holds the tax number', async () => {
    signIn();
    const saved = serve();
    const { user } = openScreen('contact-information');
    await user.type(await screen.findByLabelText('Social Security number'), '900-12-3456');
    await user.type(screen.getByLabelText('City'), 'Reno');
    expect(await screen.findByText(/^Saved at \d+:\d\d [AP]M\.$/)).toBeVisible();
    await waitFor(() => expect(saved().at(-1)?.answers['city']).toBe('Reno'));
    expect(saved().at(-1)).toMatchObject({ step: 'contact-information', answers: { given_name: 'Ann' } });
    expect(saved()[0]?.basedOn).toBeNull();
    expect(JSON.stringify(saved())).not.toMatch(/900-?12|tax_id"/);
  });

  it('[F2] is available on another device, at the step where it was left', async () => {
    signIn();
    serve({ draft: goodAnswers({ tax_id: '', city: 'Elko' }) });
    openScreen('account-creation');
    expect(await screen.findByRole('link', { name: 'Continue your application, step 2 of 4' })).toHaveAttribute(
      'href',
      '/open-account/contact-information',
    );
  });

  it('[F2] [U4] says that it could not be saved, keeps what was typed, and saves it on request', async () => {
    signIn();
    serve();
    let isDown = true;
    const log = mockEndpoint(contract.saveDraft, ({ body }) =>
      isDown ? { status: 503, message: 'We cannot store anything right now.' } : savedDraft(body),
    );
    const { user } = openScreen('contact-information');
    await user.type(await screen.findByLabelText('City'), 'Reno');
    expect(await screen.findByText('Your latest changes are not saved')).toBeVisible();
    expect(screen.getByText(/^We cannot store anything right now\. Keep this page open/)).toBeVisible();
    expect(screen.getByLabelText('City')).toHaveValue('Reno');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Save now' }));
    expect(await screen.findByText(/^Saved at/)).toBeVisible();
    expect(log.at(-1)?.body).toContain('Reno');
  });

  it('[F2] saves the rest when an answer is too long, and remembers the step without an answer in it', async () => {
    signIn();
    const saved = serve({ draft: goodAnswers({ tax_id: '', city: '' }) });
    const { user } = openScreen('contact-information');
    const city = await screen.findByLabelText('City');
    await user.click(city);
    await user.paste('x'.repeat(300));
    await waitFor(() => expect(saved().at(-1)?.answers['city']).toBe('x'.repeat(200)));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('link', { name: 'Maximum length is 60: City' })).toBeVisible();
    await user.clear(city);
    await user.type(city, 'Elko');
    await user.type(screen.getByLabelText('Social Security number'), '900-12-3456');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(saved().at(-1)).toMatchObject({ step: 'investor-questionnaire' }));
  });

  it('[F2] asks which answers to keep when another device changed them', async () => {
    signIn();
    serve();
    const log = mockEndpoint(contract.saveDraft, ({ body }, times) =>
      times === 1 ? { status: 409, message: 'Another device saved meanwhile.' } : savedDraft(body),
    );
    const { user } = openScreen('contact-information');
    await user.type(await screen.findByLabelText('City'), 'Reno');
    await user.click(await screen.findByRole('button', { name: 'Keep this page’s answers' }));
    expect(await screen.findByText(/^Saved at/)).toBeVisible();
    expect(JSON.parse(log.at(-1)?.body ?? '')).not.toHaveProperty('basedOn');
  });

  it('[F12] [F3] keeps what was typed when the session ends, and saves it after a login in place', async () => {
    signIn();
    const saved = serve();
    const { user } = openScreen('contact-information');
    const city = await screen.findByLabelText('City');
    const name = screen.getByLabelText('First name');
    await user.clear(name);
    await user.type(name, 'Anna');
    act(() => endSession('refresh-failed'));
    expect(goneTo).toEqual([]);
    expect(await screen.findByText('Your session has ended')).toBeVisible();
    expect(openNames()).toEqual(['login']);
    await user.type(city, 'Reno');
    closeAll();
    act(() => register(sessionRecord(), { kind: 'user' }));
    await waitFor(() => expect(saved().at(-1)?.answers).toMatchObject({ city: 'Reno', given_name: 'Anna' }));
    expect(screen.queryByText('Your session has ended')).toBeNull();
    expect(name).toHaveValue('Anna');
    expect(city).toHaveValue('Reno');
  });

  it('[F12] goes to the landing page after a deliberate sign-out', async () => {
    signIn();
    serve();
    openScreen('contact-information');
    await screen.findByLabelText('City');
    act(() => endSession('signed-out'));
    expect(goneTo).toEqual(['/2024']);
    closeAll();
  });
});
