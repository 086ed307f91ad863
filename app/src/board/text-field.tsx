// A text field with its label.
import type { Signal } from '@preact/signals';

interface TextFieldProps {
  readonly label: string;
  readonly text: Signal<string>;
  readonly isWrong: boolean;
}

export function Field({ label, text, isWrong }: TextFieldProps) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        value={text.value}
        inputmode="numeric"
        autocomplete="off"
        aria-invalid={isWrong}
        aria-describedby={isWrong ? 'fault' : undefined}
        onInput={(event) => (text.value = event.currentTarget.value)}
      />
    </label>
  );
}
