import type { SeriesWords } from './en.js';

export const series: SeriesWords = {
  dealing: '正在发题……',
  noBoard: '没有找到这样的题目。',
  boardOf: (place, all) => `第 ${place} 题，共 ${all} 题`,
  board: (place) => `第 ${place} 题`,
  solvedOf: (solved, all) => `共 ${all} 题，已解出 ${solved} 题`,
  solved: { other: '解出 # 题' },
  next: '下一题',
  showResult: '查看结果',
  skip: (seconds) => `跳过（−${seconds} 秒）`,
  missed: '未解出的题目',
};
