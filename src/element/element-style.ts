// The style of the element: a card with tiles in one accent colour, light or dark like the page
// (`color-scheme`).
//
// Pages may set the custom properties `--numbers-game-...`; those that begin with `--_` are derived from
// them. Nothing moves when the state changes, because space for all lines is reserved. Container queries are
// used because the width of the element depends on its place in the page and not on the window.
import { css } from 'lit';

export const styles = css`
  :host {
    --_accent: var(--numbers-game-accent, light-dark(#2a57c8, #3c68dc));
    --_on-accent: var(--numbers-game-on-accent, #fff);
    --_background: var(--numbers-game-background, light-dark(#fff, #15181f));
    --_text: var(--numbers-game-text, light-dark(#161a22, #eceef3));
    --_radius: var(--numbers-game-radius, 0.75rem);
    --_muted: var(--numbers-game-muted, color-mix(in oklab, var(--_text), var(--_background) 36%));
    --_line: var(--numbers-game-line, color-mix(in oklab, var(--_text), var(--_background) 84%));
    --_field: var(--numbers-game-field, color-mix(in oklab, var(--_accent) 7%, var(--_background)));
    --_accent-text: var(
      --numbers-game-accent-text,
      light-dark(var(--_accent), color-mix(in oklab, var(--_accent), #fff 50%))
    );
    --_edge: var(--numbers-game-edge, color-mix(in oklab, var(--_accent), #000 28%));
    --_problem: var(--numbers-game-problem, light-dark(#b3261e, #ffb4ab));
    display: block;
    max-inline-size: min(100%, 38rem);
    min-inline-size: min(50%, 15rem);
    font: 1rem/1.5 var(--numbers-game-font, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif);
    font-variant-numeric: tabular-nums;
    color: var(--_text);
  }
  :host([hidden]) {
    display: none;
  }
  /* The least and the preferred width, for layouts that ask the content, such as centred ones: a container
     of container queries has neither. */
  :host::before {
    content: '';
    display: grid;
    grid-template-columns: minmax(min(15rem, 50vw), 38rem);
    overflow: clip;
  }
  *,
  ::before,
  ::after {
    box-sizing: border-box;
  }
  p,
  ol,
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .card {
    container-type: inline-size;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.25rem;
    padding: clamp(min(1rem, 6%), 5%, 2rem);
    overflow-wrap: anywhere;
    border: 1px solid var(--_line);
    border-radius: calc(var(--_radius) * 1.5);
    background: var(--_background);
  }

  /* All five languages are written from left to right; in a page from right to left, 10 - 25 would read
     25 - 10. What the page puts into a slot is as in the page. */
  .card > :not(slot) {
    direction: ltr;
  }

  /* Text and fields */
  label,
  .label {
    display: block;
    font-size: 0.8125rem;
    font-weight: 500;
    color: var(--_muted);
  }
  input,
  button {
    font: inherit;
    font-variant-numeric: inherit;
    color: inherit;
    min-block-size: 2.75rem;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
  }
  input {
    color: var(--_text);
    inline-size: 100%;
    min-inline-size: 0;
    padding-inline: 0.875rem;
    background: var(--_background);
    border-color: color-mix(in oklab, var(--_text), var(--_background) 50%);
  }
  input::placeholder {
    color: var(--_muted);
    opacity: 1;
  }
  input[aria-invalid='true'] {
    border-color: var(--_problem);
  }
  button {
    padding-inline: 0.875rem;
    background: transparent;
    font-weight: 500;
    cursor: pointer;
    touch-action: manipulation;
  }
  button:hover {
    background: var(--_field);
  }
  :focus-visible {
    outline: 3px solid var(--_accent-text);
    outline-offset: 2px;
  }
  button[aria-disabled='true'] {
    color: var(--_muted);
    opacity: 0.6;
    cursor: default;
    background: transparent;
  }
  button.main {
    border-color: transparent;
    background: var(--_accent);
    color: var(--_on-accent);
  }
  button.main:hover {
    background: var(--_edge);
  }
  .problem {
    color: var(--_problem);
  }
  .fields {
    display: grid;
    grid-template-columns: minmax(0, 1fr) clamp(5.5rem, 27cqi, 9rem);
    gap: 0.75rem;
  }
  .fields input {
    font-size: 1.125rem;
  }

  /* Tiles */
  .tiles {
    display: grid;
    grid-template-columns: repeat(var(--_columns, 4), 1fr);
    gap: 0.625rem;
  }
  .tile {
    position: relative;
    display: grid;
    place-content: center;
    justify-items: center;
    inline-size: 100%;
    min-inline-size: 0;
    block-size: 4.25rem;
    padding: 0 0 0.25rem;
    border: 0;
    border-radius: var(--_radius);
    /* Four digits, or as many as a longer number has, are not broken. */
    font-size: min(var(--_most, 1.75rem), (100cqi - 3.25rem) / var(--_columns, 4) / var(--_digits, 4) * 1.65);
    font-weight: 650;
    line-height: 1.1;
    letter-spacing: -0.01em;
    color: var(--_on-accent);
    background: var(--_accent);
    box-shadow: inset 0 -0.25rem var(--_edge);
  }
  .tile.large {
    --_accent: var(--numbers-game-large, light-dark(#a84608, #b04a09));
    --_edge: var(--numbers-game-edge, color-mix(in oklab, var(--_accent), #000 28%));
  }
  .tile small {
    font-size: 0.75rem;
    font-weight: 500;
  }
  .tile.long {
    --_most: 1.125rem;
    --_digits: 7;
  }
  .tile.longer {
    font-size: 0.75rem;
  }
  .tile.spare,
  .tile.gap,
  .tile.covered {
    color: var(--_muted);
    background: var(--_field);
    box-shadow: inset 0 0 0 1px var(--_line);
  }
  .tile.gap {
    background: transparent;
    box-shadow: none;
    border: 2px dashed var(--_line);
  }
  button.tile:hover {
    background: color-mix(in oklab, var(--_accent), #000 12%);
  }
  button.tile[aria-disabled='true'] {
    color: var(--_on-accent);
    opacity: 1;
    background: var(--_accent);
  }
  .tile[aria-pressed='true'] {
    box-shadow:
      inset 0 -0.25rem var(--_edge),
      0 0 0 2px var(--_background),
      0 0 0 5px var(--_text);
  }
  .tile[aria-pressed='true']:focus-visible {
    outline-offset: 6px;
  }
  .suit {
    position: absolute;
    inset: 0.375rem 0.5rem auto auto;
    inline-size: 0.75rem;
    fill: currentColor;
  }
  /* A tile that is made keeps the name "flip", so that only its own animation starts. */
  @media (prefers-reduced-motion: no-preference) {
    button.tile {
      animation: flip 0.3s ease-out;
    }
    button.made {
      animation:
        flip 0.3s ease-out,
        grow 0.3s ease-out;
    }
    button.again {
      animation-name: flip, grow-again;
    }
    .gap {
      animation: leave 0.2s ease-in;
    }
    .solved .target {
      animation: jump 0.6s ease-out;
    }
    .solved .result {
      animation: shine 0.9s ease-out;
    }
  }
  @keyframes flip {
    from {
      transform: rotateY(90deg);
    }
  }
  @keyframes grow {
    from {
      scale: 0.6;
    }
    60% {
      scale: 1.1;
    }
  }
  @keyframes grow-again {
    from {
      scale: 0.6;
    }
    60% {
      scale: 1.1;
    }
  }
  @keyframes leave {
    from {
      background: var(--_accent);
    }
    to {
      background: var(--_accent);
      scale: 0.3;
      opacity: 0;
    }
  }
  @keyframes jump {
    30% {
      translate: 0 -0.5rem;
      color: var(--_accent-text);
    }
    60% {
      translate: 0 0.125rem;
    }
  }
  @keyframes shine {
    from {
      box-shadow: 0 0 0 0 var(--_accent);
    }
    to {
      box-shadow: 0 0 0 1.25rem transparent;
    }
  }
  .hinted:not(:focus-visible) {
    outline: 3px dashed var(--_accent-text);
    outline-offset: 2px;
  }
  .operators {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    gap: 0.625rem;
  }
  .operators button {
    min-block-size: 3rem;
    padding: 0;
    font-size: min(1.5rem, 7cqi);
    line-height: 1;
    overflow-wrap: normal;
    color: var(--_accent-text);
  }
  .operators button[aria-pressed='true'] {
    color: var(--_on-accent);
    background: var(--_accent);
  }

  /* What it comes to */
  .result {
    display: grid;
    grid-template-rows: minmax(6.5rem, auto) auto;
    gap: 0.5rem;
    padding: 0.875rem 1rem;
    border-radius: var(--_radius);
    background: var(--_field);
  }
  .play .result {
    grid-template-rows: minmax(7.5rem, auto) auto;
  }
  .result[aria-busy='true'] > * {
    opacity: 0.35;
    transition: opacity 0s 0.15s;
  }
  .expression {
    font-size: 1.375rem;
    font-weight: 600;
    line-height: 1.35;
    text-wrap: balance;
  }
  .expression span {
    white-space: nowrap;
    color: var(--_accent-text);
  }
  .verdict {
    font-weight: 600;
  }
  .note,
  .steps {
    color: var(--_muted);
  }
  .steps li {
    min-block-size: 1.5em;
  }

  /* Play */
  .head {
    display: grid;
    grid-template-columns: minmax(50%, 1fr) minmax(0, auto);
    align-items: end;
    gap: 1rem;
  }
  .target {
    font-size: clamp(2.75rem, 15cqi, 4rem);
    font-weight: 700;
    line-height: 1;
    letter-spacing: -0.02em;
  }
  .state {
    text-align: end;
  }
  .state :is(strong, output) {
    display: block;
    font-size: 1.375rem;
    font-weight: 650;
    line-height: 1.3;
  }
  progress {
    appearance: none;
    display: block;
    inline-size: 100%;
    block-size: 0.375rem;
    border: 0;
    border-radius: 1rem;
    overflow: hidden;
    background: var(--_line);
  }
  progress::-webkit-progress-bar {
    background: var(--_line);
  }
  progress::-webkit-progress-value {
    background: var(--_accent);
  }
  progress::-moz-progress-bar {
    background: var(--_accent);
  }
  .entry {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.625rem;
  }
  .actions {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0.625rem;
  }
  .actions button {
    padding-inline: 0.25rem;
    hyphens: auto;
  }
  .main:only-child {
    grid-column: 1 / -1;
  }

  .tiles[data-count='1'] {
    --_columns: 1;
  }
  .tiles[data-count='2'] {
    --_columns: 2;
  }
  .tiles:is([data-count='3'], [data-count='5'], [data-count='6']) {
    --_columns: 3;
  }
  .tiles:is([data-count='9'], [data-count='10']) {
    --_columns: 5;
  }
  @container (min-width: 25rem) {
    .tiles[data-count='5'] {
      --_columns: 5;
    }
    .tiles[data-count='6'] {
      --_columns: 6;
    }
    .actions {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    .result,
    .play .result {
      grid-template-rows: minmax(5.25rem, auto) auto;
    }
  }
  @container (max-width: 30rem) {
    .operators:has(:nth-child(6)) {
      grid-auto-flow: row;
      grid-template-columns: repeat(auto-fit, minmax(20%, 1fr));
    }
  }
  @container (max-width: 19.5rem) {
    .expression {
      font-size: 1.125rem;
    }
    .tiles,
    .operators {
      gap: 0.5rem;
    }
  }
  @container (max-width: 14rem) {
    .fields,
    .head,
    .entry,
    .actions {
      grid-template-columns: minmax(0, 1fr);
    }
    .state {
      text-align: start;
    }
    input {
      padding-inline: 0.5rem;
    }
    .result {
      padding-inline: 0.5rem;
    }
  }
  /* Less room, and no lines for later ones */
  .compact {
    gap: 0.5rem;
    padding: 0.75rem;
    font-size: 0.875rem;
    line-height: 1.35;
  }
  .compact .head > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 0.5rem;
  }
  .compact .state {
    justify-content: end;
  }
  .compact .target {
    font-size: 2rem;
  }
  .compact :is(.tiles, .operators, .actions) {
    gap: 0.375rem;
  }
  .compact .tiles[data-count='5'] {
    --_columns: 5;
  }
  .compact .tiles[data-count='6'] {
    --_columns: 6;
  }
  .compact :is(button, input) {
    min-block-size: 2.25rem;
    padding-inline: 0.25rem;
  }
  .compact .tile {
    block-size: 3.25rem;
    padding-inline: 0;
  }
  .compact .actions button {
    padding-inline: 0;
    font-size: 0.8125rem;
  }
  .compact .result {
    grid-template-rows: auto;
    align-content: center;
    min-block-size: 4.5rem;
    padding: 0.5rem 0.75rem;
  }
  .compact .expression {
    font-size: 1.125rem;
  }
  .compact .actions {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  @media (forced-colors: active) {
    .tile,
    .card {
      border: 1px solid;
    }
    [aria-pressed='true'] {
      outline: 3px solid Highlight;
    }
    .tile.spare {
      color: GrayText;
      border-style: dashed;
    }
    progress::-webkit-progress-value {
      background: Highlight;
    }
    progress::-moz-progress-bar {
      background: Highlight;
    }
  }
`;
