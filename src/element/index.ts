// The entry `numbers-game/element`: exports only. Importing it defines the element.
export { NumbersGameElement } from './define-element.js';
export type {
  AnswerDetail,
  NumbersGameAttributes,
  NumbersGameElementClass,
  NumbersGameEventMap,
  NumbersGameEvents,
  NumbersGameListeners,
  SummaryDetail,
} from './element-types.js';
export type { WorkerFactory } from './element-solver.js';
export type {
  FailureDetail,
  FinishDetail,
  MoveDetail,
  RoundEvents,
  StartDetail,
} from '../play/round/play-round.js';
export type { Best } from '../play/round/tile-game.js';
export type { FinishReason } from '../play/round/round-messages.js';
