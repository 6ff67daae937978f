import { useEffect, useRef, useState, type InputEvent, type SubmitEvent } from 'react';
import type { FieldValues, Resolver } from 'react-hook-form';
import { neutralFailure } from '@/lib/content/shared/faults';
import { offline } from '@/lib/content/shared/frame';
import { isFormControl } from './form-control';
import type { createFormEngine, Sentences } from './form-engine';
import { loadFormLibrary } from './load-form-library';

export type CallForm<Values extends FieldValues> = {
  /** The validation rules, loaded on the first interaction; usually a contract's body schema. */
  rules: () => Resolver<Values> | Promise<Resolver<Values>>;
  /** Sends valid values; throws the server's error. */
  send: (values: Values) => Promise<void>;
  /** Receives the error message and whether it is already shown at a field. */
  onFailure: (message: string, isAtField: boolean) => void;
  /** Called for invalid values, after their errors are shown. */
  onInvalid?: (form: FormData) => void;
};

type Engine<Values extends FieldValues> = ReturnType<typeof createFormEngine<Values>>;

/**
 * State and props of a form that makes one call. Keeps the input, shows errors at their fields and prevents double
 * submission.
 */
export function useCallForm<Values extends FieldValues>({ rules, send, onFailure, onInvalid }: CallForm<Values>) {
  const [errors, setErrors] = useState<Sentences>({});
  const [isBusy, setIsBusy] = useState(false);
  const isSending = useRef(false);
  const engine = useRef<Promise<Engine<Values>>>(undefined);
  const isMounted = useIsHere();

  function wake(form: HTMLFormElement) {
    engine.current ??= Promise.all([loadFormLibrary(), rules()]).then(([library, resolver]) =>
      library.createFormEngine(form, resolver, setErrors),
    );
    // A failed load is retried on the next interaction.
    engine.current.catch(() => (engine.current = undefined));
    return engine.current;
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (isSending.current) return;
    isSending.current = true;
    setIsBusy(true);
    try {
      await attempt(form);
    } finally {
      isSending.current = false;
      setIsBusy(false);
    }
  }

  async function attempt(form: HTMLFormElement) {
    let awake: Engine<Values> | undefined;
    try {
      awake = await wake(form);
      const values = await awake.check();
      if (values) await send(values);
      else onInvalid?.(new FormData(form));
    } catch (error) {
      if (!isMounted.current) return;
      const isAtField = awake?.refuse(error) ?? false;
      onFailure(isCallError(error) ? error.message : navigator.onLine ? neutralFailure : offline, isAtField);
    }
  }

  return {
    isBusy,
    /** Props of the form element, without native validation and submission. */
    form: {
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
      onFocus: (event: { currentTarget: HTMLFormElement }) => void wake(event.currentTarget).catch(() => undefined),
      onInput: (event: InputEvent<HTMLFormElement>) => {
        const input = event.target;
        if (isFormControl(input))
          void engine.current?.then(
            (awake) => awake.change(input),
            () => undefined,
          );
      },
      noValidate: true,
      // If the form is submitted before hydration, POST keeps passwords out of the URL.
      method: 'post' as const,
    },
    /** Props of one field. */
    field: (name: keyof Values & string) => ({ name, error: errors[name] }),
  };
}

/** Checked by name, because importing the class would load axios, which a form needs only when it is sent. */
const isCallError = (error: unknown): error is Error => error instanceof Error && error.name === 'CallError';

function useIsHere() {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
