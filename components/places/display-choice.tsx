import { Choice, ChoiceGroup } from '@/components/ui/choice';
import { claimPanelWords as words } from '@/lib/content/claim-panel';
import { leaderDisplays, type LeaderDisplay } from '@/lib/domain/places';

type DisplayChoiceProps = { value: LeaderDisplay; onChange: (value: LeaderDisplay) => void };

/** How a leader is named is the leader's choice, made before the claim. */
export function DisplayChoice({ value, onChange }: DisplayChoiceProps) {
  return (
    <ChoiceGroup legend={words.displayLegend}>
      {leaderDisplays.map((display) => (
        <Choice
          key={display}
          name="display"
          value={display}
          {...words.displays[display]}
          checked={value === display}
          onChange={() => onChange(display)}
        />
      ))}
    </ChoiceGroup>
  );
}
