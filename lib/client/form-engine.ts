import {
  createFormControl,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
} from 'react-hook-form';
import { CallError } from './call-error';
import { isFormControl, type FormControl } from './form-control';

export type Sentences = Record<string, string>;

/**
 * The form library over inputs that are in the page already. It is large, so it comes with the first touch of a form;
 * the inputs are the browser's own before and after, with whatever was typed or filled in meanwhile.
 */
export function createFormEngine<Values extends FieldValues>(
  form: HTMLFormElement,
  rules: Resolver<Values>,
  show: (sentences: Sentences) => void,
) {
  const control = createFormControl<Values>({ resolver: rules });
  const registered = new Map<string, FormControl>();
  for (const input of inputsOf(form)) {
    registered.set(input.name, input);
    control.register(input.name as Path<Values>).ref(input);
  }
  control.subscribe({ formState: { errors: true }, callback: ({ errors }) => show(sentencesOf(errors)) });

  return {
    change(input: FormControl) {
      if (registered.get(input.name) !== input) return;
      void control.register(input.name as Path<Values>).onChange({ target: input, type: 'change' });
    },
    /** Answers the values when they fit; otherwise the sentences are shown and the first wrong field has the focus. */
    async check(): Promise<Values | undefined> {
      let fitting: Values | undefined;
      for (const [name, input] of registered)
        control.setValue(name as Path<Values>, valueOf(input) as PathValue<Values, Path<Values>>);
      await control.handleSubmit((values) => {
        fitting = values;
      })();
      return fitting;
    },
    /** The server's sentences, at the fields that this form has; true when its main one stands there too. */
    refuse(error: unknown): boolean {
      if (!(error instanceof CallError)) return false;
      const known = Object.entries(error.fields).filter(([name]) => registered.has(name));
      for (const [index, [name, message]] of known.entries()) {
        control.setError(name as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 });
      }
      return known.some(([, message]) => message === error.message);
    },
  };
}

/** A tick is there or not; everything else is text. */
const valueOf = (input: FormControl) =>
  input instanceof HTMLInputElement && input.type === 'checkbox' ? input.checked : input.value;

/** The named texts, selects and ticks; what else is in a form (a choice, a button) is its component's own. */
const inputsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (element): element is FormControl => isFormControl(element) && element.name !== '' && element.type !== 'radio',
  );

function sentencesOf(errors: FieldErrors = {}): Sentences {
  const pairs = Object.entries(errors).map(([name, error]) => [name, error?.message] as const);
  return Object.fromEntries(pairs.filter((pair): pair is readonly [string, string] => typeof pair[1] === 'string'));
}
