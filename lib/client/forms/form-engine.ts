import {
  createFormControl,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
} from 'react-hook-form';
import { CallError } from '@/lib/client/http/call-error';
import { isFormControl, type FormControl } from './form-control';

export type Sentences = Record<string, string>;

/**
 * Attaches React Hook Form to existing inputs. The library is large, so it loads on the first interaction; the inputs
 * stay uncontrolled and keep what was typed or autofilled before.
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
    /** Returns valid values; otherwise shows the errors, focuses the first invalid field and returns undefined. */
    async check(): Promise<Values | undefined> {
      let fitting: Values | undefined;
      for (const [name, input] of registered)
        control.setValue(name as Path<Values>, valueOf(input) as PathValue<Values, Path<Values>>);
      await control.handleSubmit((values) => {
        fitting = values;
      })();
      return fitting;
    },
    /** Shows the server's errors at their fields. Returns true if the main message is one of them. */
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

/** The value of an input: a boolean for checkboxes, otherwise text. */
const valueOf = (input: FormControl) =>
  input instanceof HTMLInputElement && input.type === 'checkbox' ? input.checked : input.value;

/** The form's named text inputs, selects and checkboxes. Other controls are managed by their component. */
const inputsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (element): element is FormControl => isFormControl(element) && element.name !== '' && element.type !== 'radio',
  );

function sentencesOf(errors: FieldErrors = {}): Sentences {
  const pairs = Object.entries(errors).map(([name, error]) => [name, error?.message] as const);
  return Object.fromEntries(pairs.filter((pair): pair is readonly [string, string] => typeof pair[1] === 'string'));
}
