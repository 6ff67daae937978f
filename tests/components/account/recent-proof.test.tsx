import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { DataPart } from '@/components/account/data-part';
import { ModalHost } from '@/components/modals/modal-host';
import { myAccountContract as contract } from '@/lib/contracts/my-account';
import { signingIn } from '@/tests/support/member';
import { mockEndpoint } from '@/tests/support/mock-endpoint';
import { closeAll } from '@/tests/support/open-modals';
import { shownToasts } from '@/tests/support/toasts';

const old = { status: 403, message: 'Please confirm your password to go on.', code: 'reauthentication_required' };
const file = { madeAt: '2026-01-02T00:00:00.000Z', about: 'All of it.', tables: {} };

async function takeData(answers: (times: number) => typeof old | typeof file) {
  const asked = mockEndpoint(contract.export, (_, times) => answers(times));
  const user = userEvent.setup();
  render(
    <>
      <DataPart />
      <ModalHost />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Download my data' }));
  return { user, asked, dialog: within(await screen.findByRole('dialog', { name: 'Confirm your password' })) };
}

describe('[R12] a call that wants the password anew', () => {
  const signIn = signingIn();
  const toasts = shownToasts();
  afterEach(closeAll);

  it('asks for it in place, says when it is wrong, and goes out a second time once it is right', async () => {
    signIn();
    const wrong = {
      status: 400,
      message: 'This is not your password.',
      fields: { password: 'This is not your password.' },
    };
    const proofs = mockEndpoint(contract.prove, (_, times) => (times === 1 ? wrong : { message: 'Thank you.' }));
    const { user, asked, dialog } = await takeData((times) => (times === 1 ? old : file));
    await user.type(dialog.getByLabelText('Password'), 'a wrong guess{Enter}');
    expect(await dialog.findByText('This is not your password.')).toBeVisible();
    expect(asked).toHaveLength(1);
    await user.clear(dialog.getByLabelText('Password'));
    await user.type(dialog.getByLabelText('Password'), 'the right one{Enter}');
    await waitFor(() => expect(toasts()).toEqual([['success', 'Your data is on its way to your downloads.']]));
    expect(asked).toHaveLength(2);
    expect(proofs.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      { password: 'a wrong guess' },
      { password: 'the right one' },
    ]);
  });

  it('is given up with the window, with the server’s sentence', async () => {
    signIn();
    const { user, asked } = await takeData(() => old);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(toasts()).toEqual([['error', old.message]]));
    expect(asked).toHaveLength(1);
  });
});
