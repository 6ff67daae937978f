import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { useIsHydrated } from './use-is-hydrated';

/**
 * What was typed or chosen while the page slept, by the names of the fields: read once, as the page wakes. React leaves it
 * in the field and tells nobody, and the next drawing would put the old value over it.
 */
export function useEarlyTyping(
  holder: RefObject<HTMLElement | null>,
  take: (typed: Partial<Record<string, string>>) => void,
) {
  const isHydrated = useIsHydrated();
  const takeOnce = useEffectEvent(take);
  // Before the browser draws again, and false only where the server sent the fields.
  useLayoutEffect(() => {
    if (isHydrated || !holder.current) return;
    const fields = holder.current.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input[name], select[name]');
    const changed = [...fields].filter(isChanged);
    if (changed.length > 0) takeOnce(Object.fromEntries(changed.map((field) => [field.name, field.value])));
  }, [isHydrated, holder]);
}

function isChanged(field: HTMLInputElement | HTMLSelectElement) {
  if (field instanceof HTMLSelectElement) return [...field.selectedOptions].some((option) => !option.defaultSelected);
  if (field.type === 'radio') return field.checked && !field.defaultChecked;
  return field.value !== field.defaultValue;
}
