import { Section } from '@/components/ui/section';
import { banksCopy, tradierCopy } from '@/lib/content/brokerage/bank';
import { BanksPart } from './banks-part';
import { TradierPart } from '../tradier/tradier-part';

export const MemberLinks = () => (
  <>
    <Section title={banksCopy.title} lead={banksCopy.lead} id="bank" isSplit>
      <BanksPart />
    </Section>
    <Section title={tradierCopy.title} lead={tradierCopy.lead} id="tradier" isSplit>
      <TradierPart />
    </Section>
  </>
);
