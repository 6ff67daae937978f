import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/navigation/text-link';
import { banksCopy, tradierCopy } from '@/lib/content/brokerage/bank';
import { brokeragePaths } from '@/lib/domain/brokerage/brokerage-paths';
import { BanksPart } from './banks-part';
import { TradierPart } from '../tradier/tradier-part';

export const MemberLinks = () => (
  <>
    <Section title={banksCopy.title} lead={banksCopy.lead} id="bank" isSplit>
      <div>
        <BanksPart />
        <p>
          <TextLink href={brokeragePaths.transfers}>{banksCopy.transfers}</TextLink>
        </p>
      </div>
    </Section>
    <Section title={tradierCopy.title} lead={tradierCopy.lead} id="tradier" isSplit>
      <TradierPart />
    </Section>
  </>
);
