import { useEffect } from 'react';
import { Section } from '@/components/ui/section';
import {
  accountParts,
  dataCopy,
  feedCopy,
  messagesCopy,
  securityCopy,
  sessionsCopy,
  waysCopy,
  type AccountPart,
} from '@/lib/content/accounts/account-parts';
import { emailAnchor, type ProfilePage } from '@/lib/domain/accounts/profile-paths';
import type { OwnAccount } from '@/lib/contracts/my-account/my-account';
import styles from '@/components/accounts/account.module.css';
import { DataPart, DeletePart } from '@/components/accounts/data-part';
import { FeedPart } from '@/components/accounts/feed-part';
import { MessagesPart } from '@/components/accounts/messages-part';
import { PasswordPart } from '@/components/accounts/password-part';
import { ProfilePart } from '@/components/accounts/profile-part';
import { SessionsPart } from '@/components/accounts/sessions-part';
import { SignalTexts } from '@/components/signals/texts/signal-texts';
import type { ChangeAccount } from '@/components/accounts/change-account';
import { LinkedRow } from './linked-row';
import { ApplicationsPart, BankPart, BillingPart, MorePart } from './linked-sections';

type PartsProps = { account: OwnAccount; onChange: ChangeAccount };

/** The sections of one page of the profile, each at its own anchor. */
export function MemberAccount({ page, ...props }: PartsProps & { page: ProfilePage }) {
  useEffect(() => {
    // The sections were rendered after the URL's hash was applied.
    const part = window.location.hash.slice(1);
    if (part in accountParts || part === emailAnchor) document.getElementById(part)?.scrollIntoView();
  }, []);
  const Parts = partsOf[page];
  return <Parts {...props} />;
}

const partsOf = { profile: ProfileParts, security: SecurityParts, notifications: NotificationParts, data: DataParts };

function ProfileParts({ account, onChange }: PartsProps) {
  const isInvestor = account.kind === 'investor';
  return (
    <>
      <Section {...head('profile')} isSplit>
        <ProfilePart account={account} onChange={onChange} />
      </Section>
      <Section title={waysCopy.title} isSplit>
        <div>
          <LinkedRow {...head('billing')}>
            <BillingPart isInvestor={isInvestor} />
          </LinkedRow>
          <LinkedRow {...head('bank')}>
            <BankPart isInvestor={isInvestor} />
          </LinkedRow>
          <LinkedRow {...head('applications')}>
            <ApplicationsPart isInvestor={isInvestor} />
          </LinkedRow>
        </div>
      </Section>
      <Section {...head('more')} isSplit>
        <MorePart isInvestor={isInvestor} />
      </Section>
    </>
  );
}

function SecurityParts() {
  return (
    <>
      <Section {...head('security')} lead={securityCopy.lead} isSplit>
        <PasswordPart />
      </Section>
      <Section {...head('sessions')} lead={sessionsCopy.lead} isSplit>
        <SessionsPart />
      </Section>
    </>
  );
}

function NotificationParts({ account }: PartsProps) {
  return (
    <>
      <Section {...head('messages')} lead={messagesCopy.lead} isSplit>
        <div className={styles.stack}>
          <MessagesPart isConfirmed={account.isEmailConfirmed} />
          {account.kind === 'investor' ? null : <SignalTexts />}
        </div>
      </Section>
      <Section {...head('feed')} lead={feedCopy.lead} isSplit>
        <FeedPart />
      </Section>
    </>
  );
}

function DataParts() {
  return (
    <>
      <Section {...head('data')} lead={dataCopy.take} isSplit>
        <DataPart />
      </Section>
      <Section {...head('delete')} lead={dataCopy.deleteText} isSplit>
        <DeletePart />
      </Section>
    </>
  );
}

const head = (id: AccountPart) => ({ id, title: accountParts[id] });
