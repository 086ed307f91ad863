// The words of boards and rounds in Simplified Chinese.
import type { Catalogue } from './languages.js';

export * from './rounds/zh.js';

/** Boards and their faults: in the web app and in the element. */
export const board: Catalogue['board'] = {
  language: 'zh-Hans',
  numbers: '数字',
  target: '目标数',
  operatorsTitle: '运算符',
  start: '开始',
  undo: '撤销',
  numberTooLarge: (number, most) => `“${number}”太大，最大为 ${most}。`,
  notANumber: (text, least) => `请输入不小于 ${least} 的整数，或 A、J、Q、K，而不是“${text}”。`,
  tooManyNumbers: (count, most) => `共有 ${count} 个数字，最多只能有 ${most} 个。`,
  noTarget: '请输入目标数。',
  notANaturalTarget: (text) => `目标数必须是正整数，而不是“${text}”。`,
  notAWholeTarget: (text) => `目标数必须是整数，而不是“${text}”。`,
  notATarget: (text) => `目标数必须是整数或 5/6 这样的分数，而不是“${text}”。`,
  notRead: (text) => `未读取：“${text}”。`,
  solveAs: (title) => `按“${title}”求解`,
  tooLarge: '这些数字太大，无法精确计算。',
  outOfMemory: '所需内存超出了浏览器的限制。',
  timeout: '计算超时。',
  undecided: '无法判定是否有解。',
  workerFailed: '计算意外中止。请重新加载页面再试。',
  wasmBlocked: "此处不允许使用 WebAssembly：内容安全策略需要 'wasm-unsafe-eval'。",
  operators: {
    '+': '加',
    '-': '减',
    '*': '乘',
    '/': '除以',
    '^': '次方',
    root: '开方',
    log: '对数',
    mod: '取余',
    sqrt: '平方根',
    '!': '阶乘',
    concat: '连接',
    square: '平方',
  },
};

/** The aims of the games. */
export const aims: Catalogue['aims'] = {
  countdown: '用六个数字算出三位目标数，每个数字最多用一次。',
  '24': '用四张牌算出 24，每张恰好用一次。',
  '24s': '用四张牌算出 24，每张恰好用一次，还可用乘方、开方和对数。',
  '24s-mod': '用四张牌算出 24，每张恰好用一次，还可用乘方、开方、对数和取余。',
  'countdown-squares': '用六个数字算出三位目标数，任何结果都可以平方。',
  krypto: '用五张牌算出目标牌，每张恰好用一次。',
  'make-ten': '用四个数字算出 10，每个恰好用一次。',
  digits: '用六个不超过 25 的数字算出目标数，每个最多用一次。',
  slagalica: '用四个一位数、一个中数和一个大数算出三位目标数。',
  'compte-est-bon': '用六块数字牌算出三位目标数，每块最多用一次。',
  'cifras-y-letras': '用六块数字牌算出三位目标数，每块最多用一次。',
};
