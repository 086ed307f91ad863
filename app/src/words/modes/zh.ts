// The Chinese words of the modes.
import type { ModeCatalogue } from './en.js';

export const modes: ModeCatalogue = {
  about: {
    sprint: '三分钟内尽量多做题，越来越难。每解出一题加时，跳过一题扣时。',
    ladder: '五道题，每个难度一道。所有人的题目相同。',
    show: '四轮比赛：正好得 10 分，相差 5 以内得 7 分，相差 10 以内得 5 分；用了提示不得分。',
    practice: '练习你最常做错的题型，不计时。',
  },
  starRule: '正好得三颗星，相差 10 以内两颗，相差 25 以内一颗；用了提示最多一颗。',
  starRuleAll: '每解出一题得三颗星；用了提示只得一颗。',

  boardOf: (place, all) => `第 ${place} 题，共 ${all} 题`,
  board: (place) => `第 ${place} 题`,
  skip: (seconds) => `跳过（−${seconds} 秒）`,
  stop: '结束',
  confirmStop: '现在结束吗？玩过的题会保留。',
  next: '下一题',
  solvedBoards: { other: '解出 # 题' },
  gained: (seconds) => `解出：加 ${seconds} 秒。`,
  gainedNothing: '用了提示：不加时，也不计数。',
  lost: (seconds) => `跳过：扣 ${seconds} 秒。`,

  best: (boards) => `目前最好成绩：${boards}。`,
  isBest: '这是你目前的最好成绩。',
  missed: '没解出的题',
  boards: '题目',
  answer: (answer) => `答案：${answer}`,
  yours: (answer) => `你的：${answer}`,
  again: '再玩一次',
  againMissed: '重做没解出的题',
  starsOf: (stars, most) => `${stars} 颗星，满分 ${most} 颗`,
  starsOfBoard: { other: '# 颗星' },
  pointsOf: (points, most) => `${points} 分，满分 ${most} 分`,
  laddersInARow: { other: '连续 # 天完成阶梯' },
  sharedSprint: (game, boards, time) => `${game}，冲刺：${boards}，用时 ${time}`,
  sharedLadder: (name, game, day, stars) => `${name} · ${game} · ${day} · 阶梯 ${stars}`,
  nextIn: (hours, minutes) => `距下一个阶梯还有 ${hours} 小时 ${minutes} 分钟`,
  sharedShow: (game, points) => `${game}，擂台：${points}`,

  race: '比赛',
  raceAbout: '把这个网址发给别人：打开它的人玩同样的题目，最后会看到你的成绩。',
  youWin: '你赢了。',
  otherWins: '对方赢了。',
  draw: '平局。',
  ofOther: (score, time) => `对方：${score}，用时 ${time}。`,

  solver: '程序',
  you: '你',

  kinds: {
    factors: '两个因数的乘积',
    multiple: '接近大数的倍数',
    products: '两个乘积的和或差',
    neighbour: '借道目标的相邻数',
    quotient: '最后做除法',
    parts: '两部分的和或差',
  },
  practise: (kind) => `你最常做错的题型：${kind}。`,
  practiseAny: '这个游戏你还没有做错过，所以各种题型都有。',

  room: {
    start: '开始（空格键）',
    next: '下一题（空格键）',
    reveal: '显示一步（R）',
    close: '关闭',
  },

  learn: {
    title: '怎样想到：',
    factors: (value, one, other) => `${value} = ${one} × ${other}。找目标的因数，把两个因数都凑出来。`,
    factorsFraction: (value, one, other) => `${value} = ${one} × ${other}。先凑出一个分数，再把分母约掉。`,
    multipleBelow: (value, multiple, large, rest) =>
      `${multiple} 是 ${large} 的倍数，比 ${value} 小 ${rest}。从接近目标的倍数入手。`,
    multipleAbove: (value, multiple, large, rest) =>
      `${multiple} 是 ${large} 的倍数，比 ${value} 大 ${rest}。从接近目标的倍数入手。`,
    multipleExact: (value, large) => `${value} 是 ${large} 的倍数。用目标除以大数试试。`,
    productsSum: (value, one, other) => `${value} = ${one} + ${other}，是两个乘积的和。`,
    productsDifference: (value, one, other) => `${value} = ${one} − ${other}，是两个乘积的差。`,
    neighbourBelow: (value, neighbour, number) => `${neighbour} 比 ${value} 好凑：先凑出它，再加 ${number}。`,
    neighbourAbove: (value, neighbour, number) => `${neighbour} 比 ${value} 好凑：先凑出它，再减 ${number}。`,
    quotient: (value, dividend, divisor) => `${value} = ${dividend} ÷ ${divisor}。先凑出目标的倍数，再相除。`,
    quotientFraction: (value, dividend, divisor) =>
      `${value} = ${dividend} ÷ ${divisor}。先凑出一个分数，再除以它。`,
    partsSum: (value, one, other) => `${value} = ${one} + ${other}。把目标拆成两部分。`,
    partsDifference: (value, one, other) =>
      `${value} = ${one} − ${other}。先凑出比目标大的数，再减去多余的部分。`,
  },
};
