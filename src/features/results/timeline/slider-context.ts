import { createRequiredContext } from '../../../ui/required-context.ts';

/** Moves the slider to a number of weeks from today. @param byDrag whether more moves follow at once */
type OnSlide = (offsetWeeks: number, byDrag?: boolean) => void;

export const [SliderContext, useOnSlide] = createRequiredContext<OnSlide>('SliderContext');
