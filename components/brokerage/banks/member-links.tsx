import { Section } from '@/components/ui/section';
import { banksCopy, tradierCopy } from '@/lib/content/brokerage/bank';
import { BanksSection } from './banks-section';
import { TradierSection } from '../tradier/tradier-section';

export const MemberLinks = () => (
  <>
    <Section title={banksCopy.title} lead={banksCopy.lead} id="bank" isSplit>
      <BanksSection />
    </Section>
    <Section title={tradierCopy.title} lead={tradierCopy.lead} id="tradier" isSplit>
      <TradierSection />
    </Section>
  </>
);
