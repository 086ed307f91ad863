// The Chinese words of rounds.
import type { Catalogue } from '../languages.js';

/** A round and the solver of the element: in the tab Play and in the element. */
export const round: Catalogue['round'] = {
  // The solver.
  steps: '步骤',
  nextStep: '下一步',
  noNumbersYet: '还没有数字。',
  noTargetYet: '还没有目标数。',
  typeNumbers: '输入数字即可查看最佳答案。',
  typeTarget: '输入目标数即可查看最佳答案。',
  impossible: '算不出这个目标数。',
  exactIn: { other: '正好算出，共 # 次运算' },
  nearestIn: (value, distance, operations) => `最接近的是 ${value}，相差 ${distance}，共 ${operations}`,
  operations: { other: '# 次运算' },
  notAnAttribute: (name, value, choices) => `属性 ${name} 的值是“${value}”，只能是：${choices}。`,
  needsExtension: (signs, entry, script) => `要使用运算符 ${signs}，此页面需要“${entry}”或脚本 ${script}。`,
  htmlBlocked: "Trusted Types 阻止了此组件：内容安全策略需要“trusted-types lit-html 'allow-duplicates'”。",

  // The view of a round.
  tiles: '数字牌',
  expression: '算式',
  orExpression: '或输入算式',
  check: '检查',
  timeLeft: '剩余时间',
  time: '时间',
  nearestSoFar: '最接近',
  nearestExact: '正好算出',
  nearestAway: (distance) => `最接近：相差 ${distance}`,
  submit: '提交',
  submitNothing: '还没有算出任何结果。再按一次即结束本局。',
  playAgain: '再玩一次',
  redo: '重做',
  startOver: '重来',
  hint: '提示',
  giveUp: '放弃',

  // Messages.
  help: '先选一个数字，再选运算符，然后选另一个数字。',
  seconds: { other: '限时 # 秒。' },
  aceCounts: (value) => `A 算作 ${value}。`,
  points: { other: '# 分' },
  outcomes: {
    exact: (points) => `算出来了：${points}。`,
    nearest: (points) => `已是最接近的结果：${points}。`,
    submitted: (points) => `已提交：${points}。`,
    'given-up': (points) => `已放弃：${points}。`,
    time: (points) => `时间到：${points}。`,
  },
  made: (equation) => `你的算式：${equation}。`,

  // Moves that are not allowed.
  takeTwo: '请选两个不同的数字。',
  noTile: (number) => `没有数字 ${number}。`,
  notAllowed: (move) => `不允许 ${move}。`,
  byZero: '不能除以零。',
  remainder: (move) => `${move} 不能整除。`,
  notNatural: (move) => `${move} 的结果不是正整数。`,
  notAnInteger: (move) => `${move} 的结果不是整数。`,
  notAFraction: (move) => `${move} 的结果不是有理数。`,
  moveTooLarge: (move) => `${move} 的结果太大。`,
  moveUndecided: (move) => `${move} 无法判定。`,

  // Expressions that were typed.
  tooLong: '输入的内容太长。',
  notAnExpression: '这不是算式。请写成 (6 + 2) * 3 这样。',
  onlyOperators: (signs) => `只能使用 ${signs}。`,
  notGiven: '有的数字不在给定的数字之中。',
  reused: '有的数字使用次数过多。',
  unused: '必须用到所有数字。',
  stepsNatural: '每一步的结果都必须是正整数。',
  stepsInteger: '每一步的结果都必须是整数，可以是零或负数。',
  stepsRational: '每一步的结果都必须是整数或分数。',
  outsideDomain: '有的运算不适用于其中的数字。',
  entryTooLarge: '有的数字太大。',
  entryUndecided: '无法判定是否正确。',
  wrongResult: '有的结果不正确。',
  irrational: '结果是无理数。',
  makes: (value) => `结果是 ${value}。`,
  makesAway: (value, distance) => `结果是 ${value}，相差 ${distance}。`,

  // Hints.
  tryOperation: (operation) => `试试 ${operation}`,
  useOne: (tile) => `用 ${tile}`,
  useTwo: (one, other) => `用 ${one} 和 ${other}`,
  undoFirst: '这样下去算不出来，请撤销一步。',
  nothingNearer: '没有更接近的结果了。',
  noHint: '这里没有提示，请撤销一步再试。',
};

export const series: Catalogue['series'] = {
  dealing: '正在出题…',
  noBoard: '没有找到这样的题目。',
  boardOf: (place, all) => `第 ${place} 题，共 ${all} 题`,
  place: (place) => `第 ${place} 题`,
  fault: (place, fault) => `第 ${place} 题：${fault}`,
  solvedOf: (solved, all) => `共 ${all} 题，已解出 ${solved} 题`,
  solved: { other: '解出 # 题' },
  next: '下一题',
  showResult: '查看结果',
  skip: (seconds) => `跳过（−${seconds} 秒）`,
  missed: '未解出的题目',
};

/** The last position from which the best answer was possible: in the app and in the command `verify`. */
export const chance: Catalogue['chance'] = {
  chanceAtEnd: (best, next) => `到最后仍可算出 ${best}，下一步应是 ${next}。`,
  chanceAtStart: (best, next, made) => `一开始仍可算出 ${best}：应为 ${next}，而不是 ${made}。`,
  chanceAfter: (best, step, next, made) => `在 ${step} 之后仍可算出 ${best}：应为 ${next}，而不是 ${made}。`,
};
