import { useEffect, useRef, useState, type InputEvent, type SubmitEvent } from 'react';
import type { FieldValues, Resolver } from 'react-hook-form';
import { neutralFailure } from '@/lib/content/faults';
import { offline } from '@/lib/content/frame';
import { isFormControl } from './form-control';
import type { createFormEngine, Sentences } from './form-engine';

export type CallForm<Values extends FieldValues> = {
  /** The rules, loaded when the form is first touched: usually the body of a contract. */
  rules: () => Promise<Resolver<Values>>;
  /** What happens with values that fit; it throws what the server refused. */
  send: (values: Values) => Promise<void>;
  /** A refusal in words, and whether the same words stand at a field of the form already. */
  onFailure: (message: string, isAtField: boolean) => void;
  /** Values that do not fit: the sentences are at their fields, this is for what else there is to say. */
  onUnfit?: (form: FormData) => void;
};

type Engine<Values extends FieldValues> = ReturnType<typeof createFormEngine<Values>>;

/** A form over one call: keeps what was typed, names the fields that do not fit, sends once at a time. */
export function useCallForm<Values extends FieldValues>({ rules, send, onFailure, onUnfit }: CallForm<Values>) {
  const [errors, setErrors] = useState<Sentences>({});
  const [isBusy, setIsBusy] = useState(false);
  const isSending = useRef(false);
  const engine = useRef<Promise<Engine<Values>>>(undefined);
  const isHere = useIsHere();

  function wake(form: HTMLFormElement) {
    engine.current ??= Promise.all([import('./form-engine'), rules()]).then(([library, resolver]) =>
      library.createFormEngine(form, resolver, setErrors),
    );
    // What could not be fetched is asked for again at the next touch.
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
      else onUnfit?.(new FormData(form));
    } catch (error) {
      if (!isHere.current) return;
      const isAtField = awake?.refuse(error) ?? false;
      onFailure(saysWhy(error) ? error.message : navigator.onLine ? neutralFailure : offline, isAtField);
    }
  }

  return {
    isBusy,
    /** Spread on the form: it validates with our own words, and never sends by the browser. */
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
      // Should a browser send it before our script runs, a password must not end in the address.
      method: 'post' as const,
    },
    /** Spread on a field. */
    field: (name: keyof Values & string) => ({ name, error: errors[name] }),
  };
}

/** By name, because the class comes with axios, which a form has no need of before it is sent. */
const saysWhy = (error: unknown): error is Error => error instanceof Error && error.name === 'CallError';

function useIsHere() {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
