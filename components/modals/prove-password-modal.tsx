import { provePasswordModal as words } from '@/lib/content/modals';
import type { ModalContentProps } from './modal-content';
import { ModalForm } from './modal-form';

type Proof = { password: string };

/** Asks for the password anew, in place: what was being done goes on afterwards. */
export function ProvePasswordModal({ details, onClose }: ModalContentProps) {
  async function prove(body: Proof) {
    const { proofCalls } = await import('@/lib/client/proof-calls');
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
    import('@/lib/client/contract-rules'),
    import('@/lib/contracts/my-account'),
  ]);
  return contractRules<Proof>(myAccountContract.prove.body);
}
