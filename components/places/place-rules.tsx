import { Disclosure } from '@/components/ui/navigation/disclosure';
import { placeRuleCopy } from '@/lib/content/places/places';

/** Every rule of the registry, open for reading with and without scripts. */
export function PlaceRules() {
  return (
    <div>
      {placeRuleCopy.map(({ question, answer }) => (
        <Disclosure key={question} title={question}>
          {answer}
        </Disclosure>
      ))}
    </div>
  );
}
