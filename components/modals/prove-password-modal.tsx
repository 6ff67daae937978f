import { provePasswordModal as words } from '@/lib/content/shared/modals';
import type { ModalContentProps } from './modal-content';
import { ModalForm } from './modal-form';

type Proof = { password: string };

/** Asks for the password in a modal, then continues the interrupted action. */
export function ProvePasswordModal({ details, onClose }: ModalContentProps) {
  async function prove(body: Proof) {
    const { proofCalls } = await import('@/lib/client/session/proof-calls');
    await proofCalls().prove({ body });
    details.onProven?.();
    onClose();
  }

  return (
    <ModalForm<Proof>
      title={words.title}
      notes={[words.note]}
      fields={[{ name: 'password', label: words.password }]}
      submit={words.submit}
      rules={loadRules}
      send={prove}
    />
  );
}

async function loadRules() {
  const [{ contractRules }, { myAccountContract }] = await Promise.all([
    import('@/lib/client/forms/contract-rules'),
    import('@/lib/contracts/my-account/my-account'),
  ]);
  return contractRules<Proof>(myAccountContract.prove.body);
}
