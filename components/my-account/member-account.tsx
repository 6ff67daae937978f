import { useEffect } from 'react';
import { Section } from '@/components/ui/section';
import {
  accountSections,
  dataCopy,
  feedCopy,
  messagesCopy,
  securityCopy,
  sessionsCopy,
  waysCopy,
  type AccountSection,
} from '@/lib/content/my-account/account-sections';
import { emailAnchor, type ProfilePage } from '@/lib/domain/accounts/profile-paths';
import type { OwnAccount } from '@/lib/contracts/my-account/my-account';
import styles from '../accounts/account.module.css';
import { DataSection, DeleteSection } from './profile/data-section';
import { FeedSection } from './profile/feed-section';
import { MessagesSection } from './profile/messages-section';
import { PasswordSection } from './profile/password-section';
import { ProfileSection } from './profile/profile-section';
import { SessionsSection } from './profile/sessions-section';
import { SignalTexts } from '@/components/signals/texts/signal-texts';
import type { ChangeAccount } from './profile/change-account';
import { LinkedRow } from './linked-row';
import { ApplicationsSection, BankSection, BillingSection, MoreSection } from './linked-sections';

type PartsProps = { account: OwnAccount; onChange: ChangeAccount };

/** The sections of a profile page, each with its own anchor. */
export function MemberAccount({ page, ...props }: PartsProps & { page: ProfilePage }) {
  useEffect(() => {
    // The browser applied the URL's hash before the sections were rendered, so scroll to it now.
    const part = window.location.hash.slice(1);
    if (part in accountSections || part === emailAnchor) document.getElementById(part)?.scrollIntoView();
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
        <ProfileSection account={account} onChange={onChange} />
      </Section>
      <Section title={waysCopy.title} isSplit>
        <div>
          <LinkedRow {...head('billing')}>
            <BillingSection isInvestor={isInvestor} />
          </LinkedRow>
          <LinkedRow {...head('bank')}>
            <BankSection isInvestor={isInvestor} />
          </LinkedRow>
          <LinkedRow {...head('applications')}>
            <ApplicationsSection isInvestor={isInvestor} />
          </LinkedRow>
        </div>
      </Section>
      <Section {...head('more')} isSplit>
        <MoreSection isInvestor={isInvestor} />
      </Section>
    </>
  );
}

function SecurityParts() {
  return (
    <>
      <Section {...head('security')} lead={securityCopy.lead} isSplit>
        <PasswordSection />
      </Section>
      <Section {...head('sessions')} lead={sessionsCopy.lead} isSplit>
        <SessionsSection />
      </Section>
    </>
  );
}

function NotificationParts({ account }: PartsProps) {
  return (
    <>
      <Section {...head('messages')} lead={messagesCopy.lead} isSplit>
        <div className={styles.stack}>
          <MessagesSection
            isConfirmed={account.isEmailConfirmed}
            sentTo={account.pendingEmail === account.email ? account.email : null}
          />
          {account.kind === 'investor' ? null : <SignalTexts />}
        </div>
      </Section>
      <Section {...head('feed')} lead={feedCopy.lead} isSplit>
        <FeedSection />
      </Section>
    </>
  );
}

function DataParts() {
  return (
    <>
      <Section {...head('data')} lead={dataCopy.take} isSplit>
        <DataSection />
      </Section>
      <Section {...head('delete')} lead={dataCopy.deleteText} isSplit>
        <DeleteSection />
      </Section>
    </>
  );
}

const head = (id: AccountSection) => ({ id, title: accountSections[id] });
