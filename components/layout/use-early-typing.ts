import { useRouter } from 'next/router';
import { useLayoutEffect, useRef } from 'react';
import { isFormControl, type FormControl } from '@/lib/client/form-control';

type Early = { field: FormControl; was: string; is: string };

/**
 * What was typed or chosen while the page slept is told to its fields as it wakes, as if it were done now. React leaves it
 * in the field and tells nobody, and its next drawing would put the old value over it.
 */
export function useEarlyTyping() {
  const { isReady } = useRouter();
  const early = useRef<Early[]>(undefined);
  // Read before anything is drawn again; told once the address is known, which some fields add to. What is changed again
  // until then is heard by whoever is awake.
  useLayoutEffect(() => {
    early.current ??= readEarly();
    const heard = ({ target }: Event) => {
      early.current = early.current?.filter(({ field }) => field !== target);
    };
    if (!isReady) {
      document.addEventListener('input', heard);
      return () => document.removeEventListener('input', heard);
    }
    const found = early.current;
    early.current = [];
    // After React's own turn, so that one field's change is drawn before the next is told.
    if (found.length > 0) queueMicrotask(() => found.forEach(tell));
  }, [isReady]);
}

const readEarly = () =>
  [...document.querySelectorAll('input, select, textarea')]
    .filter(isFormControl)
    .map((field) => ({ field, was: sentValue(field), is: valueOf(field) }))
    .filter(({ field, was, is }) => was !== is && !(field.type === 'radio' && is === 'false'));

function tell({ field, was, is }: Early) {
  if (!field.isConnected) return;
  if (valueOf(field) !== is) put(field, is);
  // React asks its note of the last value whether there is news, and made that note when the new value was there already.
  (field as Noted)._valueTracker?.setValue(was);
  field.dispatchEvent(
    new Event(isCheckable(field) ? 'click' : actsWhole(field) ? 'change' : 'input', { bubbles: true }),
  );
}

type Noted = FormControl & { _valueTracker?: { setValue: (value: string) => void } };

const isCheckable = (field: FormControl): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox');

const actsWhole = (field: FormControl) => field instanceof HTMLSelectElement || field.type === 'file';

const valueOf = (field: FormControl) => (isCheckable(field) ? String(field.checked) : field.value);

/** What it stood at in the page that was sent. */
function sentValue(field: FormControl) {
  if (isCheckable(field)) return String(field.defaultChecked);
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find((option) => option.defaultSelected) ?? options.find((option) => !option.disabled))?.value ?? '';
}

function put(field: FormControl, value: string) {
  if (isCheckable(field)) field.checked = value === 'true';
  else field.value = value;
}
