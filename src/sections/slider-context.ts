import { createRequiredContext } from '../ui/required-context.ts';

/** Moves the slider to a number of weeks from today. */
type OnSlide = (offsetWeeks: number) => void;

export const [SliderContext, useOnSlide] = createRequiredContext<OnSlide>('SliderContext');
