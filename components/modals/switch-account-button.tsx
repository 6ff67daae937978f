import { showToast } from '@/components/toasts/toast-store';
import { Button, type ButtonWeight } from '@/components/ui/forms/button';
import { switchCopy } from '@/lib/content/accounts/switch-account';
import { findLoadFailure } from '@/lib/client/http/load-failure';
import type { AccountKind } from '@/lib/contracts/accounts/accounts';
import { loadLinkedAccounts } from './load-linked-accounts';

/** Loads the switch's code and runs it; few readers need it. */
export function startSwitch(to: AccountKind) {
  loadLinkedAccounts().then(
    ({ switchAccount }) => switchAccount(to),
    async () => showToast('error', (await findLoadFailure()).text),
  );
}

type SwitchAccountButtonProps = { to: AccountKind; weight?: ButtonWeight; isWide?: boolean };

/** Switches to the same person's other account. */
export const SwitchAccountButton = ({ to, weight = 'solid', isWide = false }: SwitchAccountButtonProps) => (
  <Button size="large" weight={weight} isWide={isWide} onClick={() => startSwitch(to)}>
    {to === 'investor' ? switchCopy.toInvestor : switchCopy.toMember}
  </Button>
);
