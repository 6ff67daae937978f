import { loadFormLibrary } from '@/lib/client/forms/load-form-library';
import { loadCalls, loadClient } from '@/lib/client/http/load-calls';
import { provePasswordModal as copy } from '@/lib/content/shared/modals';
import type { ModalContentProps } from './modal-content';
import { ModalForm } from './modal-form';

type Proof = { password: string };

/** Asks for the password in a modal, then continues the interrupted action. */
export function ProvePasswordModal({ details, onClose }: ModalContentProps) {
  async function prove(body: Proof) {
    const calls = await loadClient(({ myAccountContract }) => myAccountContract);
    await calls.prove({ body });
    details.onProven?.();
    onClose();
  }

  return (
    <ModalForm<Proof>
      title={copy.title}
      notes={[copy.note]}
      fields={[{ name: 'password', label: copy.password }]}
      submit={copy.submit}
      rules={loadRules}
      send={prove}
    />
  );
}

async function loadRules() {
  const [{ contractRules }, { myAccountContract }] = await Promise.all([loadFormLibrary(), loadCalls()]);
  return contractRules<Proof>(myAccountContract.prove.body);
}
