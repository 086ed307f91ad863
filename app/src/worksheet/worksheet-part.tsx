// The button that opens the form for a worksheet, which is loaded then.
import { useState } from 'preact/hooks';
import { SHEET_WORDS } from '../../../src/play/worksheet/worksheet-words.js';
import { later } from '../parts/lazy-part.js';
import { language } from '../page-words.js';

const Form = later(() => import('./worksheet-form.js'));

export default function WorksheetPart() {
  const [isOpen, setOpen] = useState(false);
  return (
    <section>
      <p class="actions">
        <button
          type="button"
          class="quiet"
          aria-expanded={isOpen}
          onClick={() => {
            setOpen(!isOpen);
          }}
        >
          {SHEET_WORDS[language.value].form.open}
        </button>
      </p>
      {isOpen && <Form />}
    </section>
  );
}
