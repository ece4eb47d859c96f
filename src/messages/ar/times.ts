import type { Agreeing } from '../plural.ts';
import { phrase } from './plural.ts';

/** How many times an average a visitor's hours are. @param average with its article */
export const timesOf = (average: string): Agreeing => {
  const times = phrase({
    zero: `ساعاتك # من ${average}.`,
    one: `ساعاتك ${average} مضروبًا في #.`,
    two: `ساعاتك ${average} مضروبًا في #.`,
    few: `ساعاتك # أضعاف ${average}.`,
    many: `ساعاتك # ضعف ${average}.`,
    other: `ساعاتك # ضعف ${average}.`,
  });
  return (figure) => (figure < 1 ? `ساعاتك # من ${average}.` : times(figure));
};
