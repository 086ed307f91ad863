// The entry `numbers-game/element`: exports only. Importing it defines the element.
export { NumbersGameElement } from './play/element/define-element.js';
export type {
  NumbersGameAttributes,
  NumbersGameElementClass,
  NumbersGameEventMap,
  NumbersGameEvents,
  NumbersGameListeners,
  SeriesDetail,
} from './play/element/element-types.js';
export type { FinishDetail, MoveDetail } from './play/round/play-round.js';
export type { FinishReason } from './play/round/round-messages.js';
