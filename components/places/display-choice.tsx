import { RadioGroup } from '@/components/ui/radio-group';
import { claimPanelCopy as copy } from '@/lib/content/places/claim-panel';
import { nameDisplays, type NameDisplay } from '@/lib/domain/shared/name-displays';

type DisplayChoiceProps = { value: NameDisplay; onChange: (value: NameDisplay) => void };

/** Lets owners choose before the claim how their name is displayed. */
export function DisplayChoice({ value, onChange }: DisplayChoiceProps) {
  return (
    <RadioGroup
      legend={copy.displayLegend}
      name="display"
      values={nameDisplays}
      wordsOf={(display) => copy.displays[display]}
      value={value}
      onChange={onChange}
    />
  );
}
