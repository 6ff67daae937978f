import { RadioGroup } from '@/components/ui/radio-group';
import { claimPanelCopy as copy } from '@/lib/content/places/claim-panel';
import { leaderDisplays, type LeaderDisplay } from '@/lib/domain/places/places';

type DisplayChoiceProps = { value: LeaderDisplay; onChange: (value: LeaderDisplay) => void };

/** Owners choose how they are named, before the claim. */
export function DisplayChoice({ value, onChange }: DisplayChoiceProps) {
  return (
    <RadioGroup
      legend={copy.displayLegend}
      name="display"
      values={leaderDisplays}
      wordsOf={(display) => copy.displays[display]}
      value={value}
      onChange={onChange}
    />
  );
}
