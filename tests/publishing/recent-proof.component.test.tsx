import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { DataSection } from '@/components/my-account/profile/data-section';
import { ModalHost } from '@/components/modals/modal-host';
import { myAccountContract as contract } from '@/lib/contracts/my-account/my-account';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { closeAll } from '@/tests/support/browser/open-modals';
import { shownToasts } from '@/tests/support/browser/toasts';

const old = { status: 403, message: 'Confirm your password to continue.', code: 'reauthentication_required' };
const file = { madeAt: '2026-01-02T00:00:00.000Z', about: 'All of it.', tables: {} };

async function takeData(answers: (times: number) => typeof old | typeof file) {
  const asked = mockEndpoint(contract.export, (_, times) => answers(times));
  const user = userEvent.setup();
  render(
    <>
      <DataSection />
      <ModalHost />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Download my data' }));
  return { user, asked, dialog: within(await screen.findByRole('dialog', { name: 'Confirm your password' })) };
}

describe('[R12] a call that needs a recent password', () => {
  const signIn = signingIn();
  const toasts = shownToasts();
  afterEach(closeAll);

  it('asks for it in place, says when it is wrong, and is repeated once it is right', async () => {
    signIn();
    const wrong = {
      status: 400,
      message: 'Incorrect password.',
      fields: { password: 'Incorrect password.' },
    };
    const proofs = mockEndpoint(contract.prove, (_, times) => (times === 1 ? wrong : { message: 'Thank you.' }));
    const { user, asked, dialog } = await takeData((times) => (times === 1 ? old : file));
    await user.type(dialog.getByLabelText('Password'), 'a wrong guess{Enter}');
    expect(await dialog.findByText('Incorrect password.')).toBeVisible();
    expect(asked).toHaveLength(1);
    await user.clear(dialog.getByLabelText('Password'));
    await user.type(dialog.getByLabelText('Password'), 'the right one{Enter}');
    await waitFor(() => expect(toasts()).toEqual([['success', 'Download started.']]));
    expect(asked).toHaveLength(2);
    expect(proofs.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      { password: 'a wrong guess' },
      { password: 'the right one' },
    ]);
  });

  it('is given up when the modal is closed, with the server’s sentence', async () => {
    signIn();
    const { user, asked } = await takeData(() => old);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(toasts()).toEqual([['error', old.message]]));
    expect(asked).toHaveLength(1);
  });
});
