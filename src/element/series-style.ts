// The style of a series of boards.
import { css } from 'lit';

export const seriesStyles = css`
  .series {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0.25rem 1rem;
  }
  .marks {
    display: flex;
    flex-wrap: wrap;
    gap: 0.375rem;
    inline-size: 100%;
  }
  .marks i {
    flex: 1 1 0.75rem;
    min-inline-size: 0.75rem;
    block-size: 0.5rem;
    border: 1px solid var(--_muted);
    border-radius: 1rem;
  }
  .marks .solved {
    border-color: transparent;
    background: var(--_accent);
    forced-color-adjust: none;
  }
  .marks .missed {
    border: 0;
    border-block-end: 2px solid var(--_problem);
    border-radius: 0;
  }
  .total {
    font-size: 1.75rem;
  }
  h2 {
    margin: 0;
  }
  .missed li {
    padding-block: 0.5rem;
    border-block-start: 1px solid var(--_line);
  }
`;
