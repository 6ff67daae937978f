import { Section } from '@/components/ui/section';
import { banksWords, tradierWords } from '@/lib/content/bank';
import { BanksPart } from './banks-part';
import { TradierPart } from './tradier-part';

export const MemberLinks = () => (
  <>
    <Section title={banksWords.title} lead={banksWords.lead} id="bank" isSplit>
      <BanksPart />
    </Section>
    <Section title={tradierWords.title} lead={tradierWords.lead} id="tradier" isSplit>
      <TradierPart />
    </Section>
  </>
);
