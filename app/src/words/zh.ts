// The Chinese words of the app.
import type { Catalogue } from './languages.js';

export { aims, board } from '../../../src/play/words/zh.js';

/** The frame of the page, its boards and the tab Solve. */
export const start: Catalogue['start'] = {
  // The frame.
  name: ['数字', '游戏'],
  mainNavigation: '主菜单',
  tabs: { solve: '求解', explore: '探索', play: '游玩', measure: '测速' },
  loading: '正在加载…',
  notLoaded: '页面的这一部分无法加载。',
  tryAgain: '重试',
  chooseLanguage: '语言',
  rulesOf: (game) => `${game}的规则：`,
  rules: (use, values) => `算出目标数。${use}；${values}。`,
  uses: { any: '每个数字最多用一次', all: '每个数字恰好用一次' },
  values: {
    natural: '每一步的结果都是正整数',
    integer: '每一步的结果都是整数，可以是零或负数',
    rational: '中间结果可以是分数',
    real: '中间结果可以是分数和根式',
  },
  sources: '来源：',
  sourcesText:
    '已发表的算法和整个游戏的数据出自 Jean-Marc Alliot 与 Charlie Vanaret 的《(The Final) Countdown》；24 点的玩家用时出自 4nums.com。',
  licences: '软件与 Figtree 字体的许可证',

  // Games and boards.
  game: '游戏',
  wrongGame: (game) => `没有“${game}”这个游戏，这里是另一个游戏。`,
  lead: '输入数字和目标数，立即得到最佳答案。',
  board: '题目',
  places: {
    number: (place) => `数字 ${place}`,
    card: (place) => `第 ${place} 张牌`,
    digit: (place) => `第 ${place} 个数字`,
  },
  pick: { number: '选择数字', card: '选牌', digit: '选择数字' },
  add: (piece) => `添加 ${piece}`,
  typeOrPick: '请输入数字，或从下方选择。',
  deal: '出题',
  clear: '清空',
  dealSolvable: '只出有解的题目',
  aceCountsLabel: 'A 算作',
  oneOrEleven: '1 或 11',
  operatorsAllowed: '允许的运算符',
  unknownOperators: (signs) => `这个游戏没有运算符“${signs}”，链接中的它已略去。`,

  // The answer.
  searching: '正在搜索…',
  answer: '答案',
  targetIsImpossible: (target) => `${target} 无法算出。`,
  solvedIn: { other: '# 步算出' },
  nearest: (target, value, distance) => `${target} 无法算出。最接近的是 ${value}（相差 ${distance}）`,
  nearestGiven: (target, value, distance) =>
    `${target} 无法算出。任何运算都不比给定的 ${value} 更接近（相差 ${distance}）。`,
  inSteps: { other: '，共 # 步' },
  difficultyIs: (level) => `难度 ${level}/5：`,
  levels: ['很容易', '容易', '中等', '难', '很难'],
  estimated: '根据解法估计；此类题目的玩家用时尚无公开数据。',
  estimatedLikeHands: '根据解法以及 24 点的玩家用时估计。',
  peopleNeeded: { other: '这一难度的 24 点题目，人们平均用时 # 秒。' },
  showSolutions: '显示所有解',
  tryExample: (board) => `试试例题：${board}`,
  playThis: '玩这道题',
  share: '分享',
  shared: '已连同网址复制',
  copied: '已复制',
  copyText: '复制为文本',
  copyLatex: '复制为 LaTeX',
  copyImage: '复制为图片',
  savedImage: '已保存为文件',
  cannotCopy: '浏览器不允许复制',
};
