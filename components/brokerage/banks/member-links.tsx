import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/navigation/text-link';
import { banksWords, tradierWords } from '@/lib/content/brokerage/bank';
import { paths } from '@/lib/domain/shared/paths';
import { BanksPart } from './banks-part';
import { TradierPart } from '../tradier/tradier-part';

export const MemberLinks = () => (
  <>
    <Section title={banksWords.title} lead={banksWords.lead} id="bank" isSplit>
      <BanksPart />
      <p>
        <TextLink href={paths.transfers}>{banksWords.transfers}</TextLink>
      </p>
    </Section>
    <Section title={tradierWords.title} lead={tradierWords.lead} id="tradier" isSplit>
      <TradierPart />
    </Section>
  </>
);
