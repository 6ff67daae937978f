import { RadioGroup } from '@/components/ui/radio-group';
import { claimPanelCopy as copy } from '@/lib/content/places/claim-panel';
import { nameDisplays, type NameDisplay } from '@/lib/domain/shared/name-displays';

type DisplayChoiceProps = { value: NameDisplay; onChange: (value: NameDisplay) => void };

/** Owners choose how they are named, before the claim. */
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
