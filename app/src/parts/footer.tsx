// The foot of the page: the rules of the current game, where the methods come from, the licences, and the
// choice of the language.
import { useState } from 'preact/hooks';
import { LANGUAGES, type Language } from '../../../src/play/words/languages.js';
import { titleOf } from '../page-games.js';
import { game, gameId } from '../page-state.js';
import { chooseLanguage, language, words } from '../page-words.js';

export function Footer() {
  const { rulesOf, rules: describeRules, uses, values, sources, sourcesText, licences } = words.value;
  const { rules } = game.value.record;
  return (
    <footer>
      <p>
        <strong>{rulesOf(titleOf(gameId.value))}</strong>{' '}
        {describeRules(uses[rules.use], values[rules.values])}
      </p>
      <p>
        <strong>{sources}</strong> {sourcesText}
      </p>
      <div>
        <p>
          <a href="./licenses.md">{licences}</a>
        </p>
        <LanguageChoice />
      </div>
    </footer>
  );
}

function LanguageChoice() {
  const [isMissing, setMissing] = useState(false);
  return (
    <div>
      <label class="language">
        <span>{words.value.chooseLanguage}</span>
        <select
          value={language.value}
          onChange={({ currentTarget }) => {
            setMissing(false);
            chooseLanguage(currentTarget.value as Language).catch(() => {
              currentTarget.value = language.value;
              setMissing(true);
            });
          }}
        >
          {Object.entries(LANGUAGES).map(([id, name]) => (
            <option key={id} value={id} lang={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <p role="status">{isMissing && words.value.notLoaded}</p>
    </div>
  );
}
