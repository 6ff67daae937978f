import { Pending } from '@/components/ui/feedback/fetched';
import { Section } from '@/components/ui/section';
import { linksPageCopy as words } from '@/lib/content/referrals/links-page';
import { MemberLink } from './member-link';
import { useOwnLink } from './use-own-link';

/** Fetches the member's link and shows it, or why it cannot be shown. */
export function OwnLink() {
  const own = useOwnLink();
  if (own.data) return <MemberLink link={own.data} onAccept={own.accept} isAccepting={own.isBusy} />;
  return (
    <Section>
      <Pending of={own} words={words} lines={5} />
    </Section>
  );
}
