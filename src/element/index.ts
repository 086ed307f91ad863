// The entry `numbers-game/element`: exports only. Importing it defines the element.
export { NumbersGameElement } from './define-element.js';
export type {
  NumbersGameAttributes,
  NumbersGameElementClass,
  NumbersGameEventMap,
  NumbersGameEvents,
  NumbersGameListeners,
  SeriesDetail,
} from './element-types.js';
export type { WorkerFactory } from './element-solver.js';
export type { FinishDetail, MoveDetail, RoundEvents } from '../play/round/play-round.js';
export type { Best } from '../play/round/tile-game.js';
export type { FinishReason } from '../play/round/round-messages.js';
