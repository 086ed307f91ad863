// A choice between a few words, side by side: radio buttons, so the arrow keys move between them.
import { useId } from 'preact/hooks';

interface ChoiceButtonsProps<Name extends string> {
  /** The name of the choice, for screen readers. */
  readonly label: string;
  readonly names: readonly Name[];
  readonly chosen: Name;
  readonly titleOf: (name: Name) => string;
  /** Returns whether a choice may be made. Default: always. */
  readonly mayChoose?: () => boolean;
  readonly onChoose: (name: Name) => void;
}

export function Choice<Name extends string>(props: ChoiceButtonsProps<Name>) {
  const { label, names, chosen, titleOf, mayChoose, onChoose } = props;
  const group = useId();
  return (
    <fieldset class="choice">
      <legend class="unseen">{label}</legend>
      {names.map((name) => (
        <label key={name}>
          <input
            type="radio"
            name={group}
            checked={name === chosen}
            onClick={(event) => {
              if (name !== chosen && mayChoose?.() === false) event.preventDefault();
            }}
            onChange={() => {
              onChoose(name);
            }}
          />
          <span>{titleOf(name)}</span>
        </label>
      ))}
    </fieldset>
  );
}
