import { FormRefusal } from '@/components/toasts/form-refusal';
import { Button } from '@/components/ui/forms/button';
import { homePartCopy } from '@/lib/content/my-account/home';
import { messagesCopy as copy } from '@/lib/content/my-account/account-sections';
import styles from '@/components/accounts/account.module.css';
import { useConfirmationLink } from '../home/use-confirmation-link';

const { email: linkCopy, actions } = homePartCopy.steps;

type UnconfirmedListsProps = {
  /** The address that a link was sent to before the page was opened. */
  sentTo: string | null;
};

/** In place of the mailing lists while the email is unconfirmed: the reason, and a button that sends the link. */
export function UnconfirmedLists({ sentTo }: UnconfirmedListsProps) {
  const { sent, refusal, isBusy, canSend, send } = useConfirmationLink(sentTo === null ? null : { email: sentTo });
  return (
    <div>
      <dt>{copy.unconfirmedLists}</dt>
      <dd>
        <p>{copy.confirmFirst}</p>
        <p role="status" className={styles.note}>
          {sent ? linkCopy.sent(sent.email) : ''}
        </p>
        {canSend ? (
          <Button weight="outline" isBusy={isBusy} busyLabel={linkCopy.sending} onClick={send}>
            {sent ? linkCopy.again : actions.email}
          </Button>
        ) : null}
        <FormRefusal>{refusal}</FormRefusal>
      </dd>
    </div>
  );
}
