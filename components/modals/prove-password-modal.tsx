import { loadContractRules } from '@/lib/client/forms/load-contract-rules';
import { loadClient } from '@/lib/client/http/load-client';
import { provePasswordModal as copy } from '@/lib/content/shared/modals';
import type { ModalContentProps } from './modal-content';
import { ModalForm } from './modal-form';

type Proof = { password: string };

/** Asks for the password in a modal, then continues the interrupted action. */
export function ProvePasswordModal({ details, onClose }: ModalContentProps) {
  async function prove(body: Proof) {
    const calls = await loadClient(loadContract);
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

const loadContract = async () => (await import('@/lib/contracts/my-account/my-account')).myAccountContract;

async function loadRules() {
  const [contractRules, { prove }] = await Promise.all([loadContractRules(), loadContract()]);
  return contractRules<Proof>(prove.body);
}
