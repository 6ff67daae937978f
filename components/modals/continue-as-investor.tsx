import { useState } from 'react';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useMemberData } from '@/lib/client/data/use-member-data';
import { createClient } from '@/lib/client/http/create-client';
import { browserHttp } from '@/lib/client/http/http';
import { continueCopy as copy } from '@/lib/content/accounts/switch-account';
import { myAccountContract } from '@/lib/contracts/my-account/my-account';
import { ConfirmEmailForm } from './confirm-email-form';
import { ConfirmLinkSent } from './confirm-link-sent';
import { ContinueForm } from './continue-form';
import type { ModalContentProps } from './modal-content';

const accountClient = () => createClient(myAccountContract, browserHttp());
const read = (calls: ReturnType<typeof accountClient>) => calls.read();

/**
 * Asks the member to confirm their email if needed, then shows what is carried over and asks for consent and the
 * password.
 */
export function ContinueAsInvestor({ onClose }: ModalContentProps) {
  const { data, failure, retry, submit, refusal } = useMemberData('continue-as-investor', accountClient, read);
  const [isSent, setIsSent] = useState(false);

  if (!data) {
    if (!failure) return <Skeleton label={copy.loading} lines={4} />;
    return (
      <ErrorState title={copy.failed} onRetry={retry}>
        {failure}
      </ErrorState>
    );
  }
  const { email, firstName, lastName, isEmailConfirmed } = data;
  if (isEmailConfirmed)
    return (
      <ContinueForm
        name={`${firstName} ${lastName}`.trim()}
        email={email}
        followsConfirmation={isSent}
        onDone={onClose}
      />
    );
  if (!isSent)
    return (
      <ConfirmEmailForm
        email={email}
        send={async (password) => {
          await accountClient().requestEmail({ body: { email, password } });
          setIsSent(true);
        }}
      />
    );
  return (
    <ConfirmLinkSent
      email={email}
      refusal={refusal}
      check={() => submit(read)}
      sendAgain={() =>
        submit(async (calls) => {
          await calls.requestEmail({ body: { email } });
          return calls.read();
        })
      }
    />
  );
}
