import { OneOf } from '@/components/ui/one-of';
import { claimPanelWords as words } from '@/lib/content/claim-panel';
import { leaderDisplays, type LeaderDisplay } from '@/lib/domain/places';

type DisplayChoiceProps = { value: LeaderDisplay; onChange: (value: LeaderDisplay) => void };

/** How a leader is named is the leader's choice, made before the claim. */
export function DisplayChoice({ value, onChange }: DisplayChoiceProps) {
  return (
    <OneOf
      legend={words.displayLegend}
      name="display"
      values={leaderDisplays}
      wordsOf={(display) => words.displays[display]}
      value={value}
      onChange={onChange}
    />
  );
}
